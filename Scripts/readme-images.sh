#!/usr/bin/env bash
# Draws the pictures of the README anew: Docs/Images/, pages at half a screen's resolution.
set -euo pipefail
cd "$(dirname "$0")/.."

quoin=.build/release/quoin
"$quoin" render Templates/poster.xml --format png --dpi 48 -o 'Docs/Images/{{ template }}-{{ variant }}.png'
"$quoin" render Templates/invoice.xml --format png --dpi 72 -o Docs/Images/invoice.png
"$quoin" render Templates/certificate.xml --format png --dpi 48 -o Docs/Images/certificate.png
"$quoin" inspect Templates/certificate.xml --dpi 96 -o Docs/Images/certificate-inspect.png
