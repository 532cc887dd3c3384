import { mixed } from '../ai/mixed.ts';
import { type Breach, tryLaws } from '../engine/laws.ts';
import { command, editionOf, Fault, playerOf, whole } from './command.ts';

const USAGE =
  'npm run -s laws -- GAME [--matches N] [--seats N or N-M] [--seed TEXT] [--player random|steady] [--thoroughness PERCENT] [--json]';

/** Out of 100 answers, how many chance gives in place of a computer player. */
const CHANCE = 20;
/** No match of the shelf takes as many entries. */
const LONGEST = 20_000;

/** The numbers of seats in `3` or `2-4`. */
function seatsIn(text: string, [least, most]: readonly [number, number]): number[] {
  const [from = '', to = from, ...others] = text.split('-');
  if (others.length > 0) throw new Fault(`--seats must be like 3 or 2-4, not "${text}".`);
  const first = whole('--seats', from, least, most);
  const last = whole('--seats', to, first, most);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

await command(
  USAGE,
  ['matches', 'seats', 'seed', 'player', 'thoroughness'],
  async (
    [id],
    { matches = '200', seats, seed = 'firepit', player = 'random', thoroughness = '5' },
  ) => {
    const edition = editionOf(id);
    const { game, name } = edition;
    const choose = mixed(game, playerOf(edition, player), CHANCE);
    const tables = seatsIn(seats ?? game.seats.join('-'), game.seats);
    const count = whole('--matches', matches, 1);
    const often = whole('--thoroughness', thoroughness, 0, 100) / 100;
    const config = game.config({});
    const breaches: (Breach & { readonly match: string; readonly seats: number })[] = [];
    const start = performance.now();
    for (let match = 0; match < count; match += 1) {
      const at = tables[match % tables.length] ?? game.seats[0];
      const trial = { name: `${seed} ${match + 1}`, config, seats: at, longest: LONGEST };
      for (const breach of tryLaws(game, { ...trial, thoroughness: often }, choose)) {
        breaches.push({ match: trial.name, seats: at, ...breach });
      }
    }
    const seconds = (performance.now() - start) / 1000;
    const what = `${count} ${player} matches of ${name} with ${tables.join(', ')} seats`;
    const lines = breaches.map(
      (breach) =>
        `Match "${breach.match}" with ${breach.seats} seats broke a law after entry ${breach.sequence}: ${breach.law} (${breach.found}).`,
    );
    const ok = breaches.length === 0;
    return {
      ok,
      text: ok ? `${what} kept every law, in ${seconds.toFixed(1)} s.` : lines.join('\n'),
      json: {
        ok,
        game: game.id,
        rules: game.rules,
        matches: count,
        seats: tables,
        seed,
        seconds,
        breaches,
      },
    };
  },
);
