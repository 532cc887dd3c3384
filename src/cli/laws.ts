import { command, configOf, editionOf, Fault, playerOf, whole } from './command.ts';
import { type Counts, ledBy, mixture, perHundred, tryMatches } from './trials.ts';

const USAGE =
  'npm run -s laws -- GAME [--matches N] [--seats N or N-M] [--seed TEXT] [--player mixture|random|steady] [--thoroughness PERCENT] [--config herd=off] [--json]';

/** The name for all choosers that make a match eventful, in turn. */
const MIXTURE = 'mixture';

/** The numbers of seats in `3` or `2-4`. */
function seatsIn(text: string, [least, most]: readonly [number, number]): number[] {
  const [from = '', to = from, ...others] = text.split('-');
  if (others.length > 0) throw new Fault(`--seats must be like 3 or 2-4, not "${text}".`);
  const first = whole('--seats', from, least, most);
  const last = whole('--seats', to, first, most);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** `kills 12, shares 0.4`, the most frequent first. */
function listed(counts: Counts): string {
  const shown = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${shown.format(count)}`)
    .join(', ');
}

/** `cards: 36 of 36, the rarest is tool-art (81.8)`; in a line for each sort. */
function broughtIn(components: Readonly<Record<string, Counts>>): string[] {
  return Object.entries(components).map(([sort, counts]) => {
    const all = Object.entries(counts).sort(([, a], [, b]) => a - b);
    const came = all.filter(([, count]) => count > 0).length;
    const [rarest] = all;
    const least =
      rarest === undefined ? '' : `, the rarest is ${listed(Object.fromEntries([rarest]))}`;
    return `${sort}: ${came} of ${all.length}${least}`;
  });
}

await command(
  USAGE,
  ['matches', 'seats', 'seed', 'player', 'thoroughness', 'config'],
  async (
    [id],
    { matches = '200', seats, seed = 'firepit', player = MIXTURE, thoroughness = '5', config },
  ) => {
    const edition = editionOf(id);
    const { game, name } = edition;
    const trials = {
      edition,
      choosers: player === MIXTURE ? mixture(edition) : [ledBy(edition, playerOf(edition, player))],
      seats: seatsIn(seats ?? game.seats.join('-'), game.seats),
      matches: whole('--matches', matches, 1),
      seed,
      thoroughness: whole('--thoroughness', thoroughness, 0, 100) / 100,
      ...(config === undefined ? {} : { config: configOf(edition, config) }),
    };
    const { breaches, reached, seconds } = tryMatches(trials);
    const found = breaches.map(
      (breach) =>
        `Match "${breach.match}" with ${breach.seats} seats broke a law after entry ${breach.sequence}: ${breach.law} (${breach.found}).`,
    );
    const { matches: count, seats: tables } = trials;
    const per = {
      answers: perHundred(reached.answers, count),
      entries: perHundred(reached.entries, count),
      events: perHundred(reached.events, count),
      components: Object.fromEntries(
        Object.entries(reached.components).map(([sort, counts]) => [
          sort,
          perHundred(counts, count),
        ]),
      ),
    };
    const kept = [
      `${count} ${player} matches of ${name} with ${tables.join(', ')} seats kept every law, in ${seconds.toFixed(1)} s.`,
      'What they came through, in 100 matches:',
      `answers: ${listed(per.answers)}`,
      `entries: ${listed(per.entries)}`,
      `events: ${listed(per.events)}`,
      ...broughtIn(per.components),
    ];
    const ok = breaches.length === 0;
    return {
      ok,
      text: (ok ? kept : found).join('\n'),
      json: {
        ok,
        game: game.id,
        rules: game.rules,
        matches: count,
        seats: tables,
        seed,
        player,
        seconds,
        reachedPer100Matches: per,
        breaches,
      },
    };
  },
);
