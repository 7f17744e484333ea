#!/usr/bin/env bash
# Installs what is missing to build Quoin (default), or also to test it: setup.sh [build|test]
#
# Debian and Ubuntu through apt, macOS through Homebrew. Does nothing, and needs no rights and no
# network, where everything is there. The reason for each package stands in ARCHITECTURE.md.
set -euo pipefail

purpose=${1:-build}

say() { printf '%s\n' "setup: $*"; }
fail() { printf '%s\n' "setup: $*" >&2; exit 1; }

install_debian() {
  local packages=(
    pkg-config libxml2-dev libcairo2-dev libpango1.0-dev libpng-dev zlib1g-dev # libraries
    fonts-noto-core fonts-inter fonts-ebgaramond # fonts of the demo templates
  )
  if [ "$purpose" = test ]; then
    packages+=(poppler-utils qpdf) # independent judges of our PDFs
    packages+=(libxml2-utils) # and of our schemas
  fi

  local missing=() package
  for package in "${packages[@]}"; do
    dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return

  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "as root, please: apt-get install ${missing[*]}"
    sudo=(sudo)
  fi
  say "installing ${missing[*]}"
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

install_macos() {
  command -v brew >/dev/null || fail "Homebrew is needed: https://brew.sh"
  local formulae=(pkgconf libxml2 cairo pango libpng zlib)
  local casks=(font-noto-sans font-inter font-eb-garamond)
  if [ "$purpose" = test ]; then
    formulae+=(poppler qpdf)
  fi

  local missing=() name
  for name in "${formulae[@]}"; do
    brew list --formula "$name" >/dev/null 2>&1 || missing+=("$name")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    say "installing ${missing[*]}"
    brew install --quiet "${missing[@]}"
  fi
  missing=()
  for name in "${casks[@]}"; do
    brew list --cask "$name" >/dev/null 2>&1 || missing+=("$name")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    say "installing ${missing[*]}"
    brew install --quiet --cask "${missing[@]}"
  fi
}

command -v swift >/dev/null || fail "Swift 6.2 or later is needed: https://www.swift.org/install"
case "$(uname -s)" in
Darwin) install_macos ;;
Linux)
  command -v apt-get >/dev/null ||
    fail "only Debian's and Ubuntu's packages are known here; install the libraries named in ARCHITECTURE.md"
  install_debian
  ;;
*) fail "$(uname -s) is not supported" ;;
esac
