#!/usr/bin/env bash
# Renders every template in Templates/ into output/, as PDF and PNG, with its own sample and with
# every other data file beside it: Templates/NAME.xml with Templates/NAME.WORD.json gives
# output/NAME-WORD.pdf.
set -euo pipefail
cd "$(dirname "$0")/.."

quoin=.build/release/quoin
for template in Templates/*.xml; do
  "$quoin" render "$template" --format pdf,png
  name=$(basename "$template" .xml)
  for data in Templates/"$name".*.json; do
    word=${data#Templates/"$name".}
    word=${word%.json}
    if [ -e "$data" ] && [ "$word" != sample ]; then
      "$quoin" render "$template" --data "$data" --format pdf,png \
        --output "output/$name-$word.{{ format }}"
    fi
  done
done
