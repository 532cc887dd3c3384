#!/usr/bin/env bash
# Keeps backups of the bot's Postgres, each of them tried: restored beside the running database, and counted.
#
#   backup.sh once           makes one now, and lets go of those that are too old
#   backup.sh daily          makes one now and each day, until it is stopped (what compose.yaml runs)
#   backup.sh check          succeeds where the newest one is no older than a day and two hours
#   backup.sh restore FILE   puts one in the place of the database; the bot must be stopped
#
# PGHOST, PGPORT, PGUSER and PGPASSWORD name the server and PGDATABASE the database. The user may create databases.
# BACKUP_DIR (/backups) is where they are kept, BACKUP_DAYS (14) for how long.
set -euo pipefail
umask 077
export PGOPTIONS='-c client_min_messages=warning'

folder=${BACKUP_DIR:-/backups}
days=${BACKUP_DAYS:-14}
database=${PGDATABASE:?Set PGDATABASE to the database of the bot.}
trial="${database}_backup_trial"
fresh="${database}_restored"
draft="$folder/.draft"
DAY=86400

if ! [[ $days =~ ^[1-9][0-9]{0,4}$ ]]; then
  printf '%s\n' "BACKUP_DAYS is \"$days\", which is no number of days. Set it to 1 or more, such as 14; then start again." >&2
  exit 2
fi

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

ask() { psql -XAtq -v ON_ERROR_STOP=1 -d "$1" -c "$2"; }

# Matches and the entries of their logs: neither is ever deleted.
count() { ask "$1" "SELECT (SELECT count(*) FROM match) || ' ' || (SELECT count(*) FROM entry)"; }

fill() {
  dropdb --if-exists --force "$1"
  createdb --template=template0 "$1"
  pg_restore --exit-on-error --no-owner --dbname="$1" "$2"
}

clear_up() {
  rm -f "$draft"
  dropdb --if-exists --force "$trial" 2>/dev/null || true
}

# Each step is followed by its own way out, as `set -e` does not hold where a caller asks how this ended.
once() {
  local there before after name
  there=$(ask "$database" "SELECT to_regclass('public.entry') IS NOT NULL") || return 1
  if [ "$there" != t ]; then
    complain "The bot has not made its tables in $database yet: there is nothing to keep."
    return 1
  fi
  name="firepit-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  before=$(count "$database") || return 1
  pg_dump --format=custom --file="$draft" "$database" || return 1
  fill "$trial" "$draft" || return 1
  after=$(count "$trial") || return 1
  # Whoever played meanwhile has added to it.
  if [ "${after% *}" -lt "${before% *}" ] || [ "${after#* }" -lt "${before#* }" ]; then
    complain "The backup holds ${after/ / matches and } entries, the database ${before/ / and }."
    return 1
  fi
  mv "$draft" "$folder/$name" || return 1
  # Only now: where no new one can be made, the old ones are all there is. The clock may be wrong: never this one.
  find "$folder" -maxdepth 1 -name 'firepit-*.dump' ! -name "$name" -mtime "+$((days - 1))" -delete || return 1
  say "$name is good: restored and counted, ${after/ / matches with } entries."
}

make() {
  mkdir -p "$folder"
  local good=0
  # Whatever ends this in between: the trial holds every secret of the database.
  trap clear_up EXIT
  once || good=1
  clear_up
  trap - EXIT
  [ "$good" = 0 ] || complain 'No backup was made. What there was is kept; see the lines above.'
  return "$good"
}

daily() {
  trap 'exit 0' TERM INT
  while true; do
    local wait=$DAY
    make || wait=600
    sleep "$wait" &
    wait $!
  done
}

check() {
  find "$folder" -maxdepth 1 -name 'firepit-*.dump' -mmin -1560 | grep -q .
}

restore() {
  local file=$1 old
  old="${database}_before_$(date -u +%Y%m%d%H%M%S)"
  [ -f "$file" ] || file="$folder/$1"
  if [ ! -f "$file" ]; then
    complain "There is no backup $1. There is:"
    find "$folder" -maxdepth 1 -name 'firepit-*.dump' -printf '%f\n' | sort >&2
    return 1
  fi
  # Until it bears the name of the database it is a copy of every secret, and nothing else.
  trap 'dropdb --if-exists --force "$fresh" 2>/dev/null || true' EXIT
  fill "$fresh" "$file"
  local held
  held=$(count "$fresh")
  if ! ask template1 "BEGIN; ALTER DATABASE \"$database\" RENAME TO \"$old\"; ALTER DATABASE \"$fresh\" RENAME TO \"$database\"; COMMIT"; then
    complain 'Nothing was changed. Stop the bot, and whatever else uses the database; then try again.'
    return 1
  fi
  say "$database is as it was in $(basename "$file"): ${held/ / matches with } entries. What stood there before is kept as $old."
  say 'Before the bot starts, its matches must be told (restored --yes): see "After going back to a backup" in docs/hosting.md.'
}

case "${1:-}" in
  once) make ;;
  daily) daily ;;
  check) check ;;
  restore) restore "${2:?Say which backup: restore FILE.}" ;;
  *)
    complain 'Say what to do: once, daily, check, or restore FILE.'
    exit 2
    ;;
esac
