#!/usr/bin/env bash
# Draws the pictures of Docs/Tutorial.md anew, one of each step: Docs/Images/tutorial-*.png.
# The command is the release build's, or the one given as QUOIN.
set -euo pipefail
cd "$(dirname "$0")/.."

quoin=${QUOIN:-.build/release/quoin}
for step in Docs/Tutorial/step-*.xml; do
  number=${step//[!0-9]/}
  pattern="Docs/Images/tutorial-$number"
  if grep -q '<variant ' "$step"; then pattern+='-{{ variant }}'; fi
  "$quoin" render "$step" --strict -q --format png --dpi 50 -o "$pattern.png"
done
