import { expect, it } from 'vitest';
import { namedSeed } from '../../src/engine/laws.ts';
import type { Match } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { playMatch } from '../../src/ai/playout.ts';
import { eventsFor, type AddressedEvent } from '../../src/engine/game.ts';
import { SHELF } from '../../src/games/index.ts';
import type { News } from '../../src/match/loaded/news.ts';
import { newsPanel } from '../../src/panel/panel.ts';
import { textOf } from '../../src/presentation/line.ts';
import { appSpeech } from '../../src/words/index.ts';
import { loadedAs } from './loaded-as.ts';

/** So many answers are told at once: a few, and far more than a panel has room for. */
const FEW = 3;
const MANY = 60;

it.each([...SHELF.values()])(
  'what happened in $name is said once: a box of it is a key where words are left out',
  (edition) => {
    const { game, players } = edition;
    const moments: { match: Match<unknown>; events: readonly AddressedEvent<unknown>[] }[] = [];
    playMatch(game, {
      seed: namedSeed('said once'),
      seats: 2,
      config: game.config({}),
      players: [0, 1].map(() => {
        const [first] = players;
        if (first === undefined) throw new Error('Nobody plays.');
        return first;
      }),
      random: namedRandom('said once'),
      each: ({ match, events }) => moments.push({ match, events }),
    });
    const words = edition.in('en');
    const mention = { name: 'Ash', mention: '@ash', computer: false };
    const table = { matchName: '', seats: [mention, mention] };
    const seen = { bare: 0, keys: 0 };
    for (let to = MANY; to < moments.length; to += 20) {
      const last = moments[to];
      if (last === undefined) break;
      for (const length of [FEW, MANY]) {
        const told = moments.slice(to - length, to + 1).flatMap(({ events }) => events);
        const events = eventsFor(told, 0);
        const shown = words.sinceScene?.(game.view(last.match.state, 0), events, table) ?? null;
        if (shown === null) continue;
        const since = { from: to - length, own: null };
        const news: News = { ordered: [], lines: shown.lines, shown, isOwn: false, since };
        const loaded = loadedAs(edition, last.match, 2);
        const { pictured } = newsPanel(loaded, 0, appSpeech('en'), news, 'all');
        const rows =
          pictured?.scenes.flatMap(({ panes }) => panes).flatMap((pane) => pane.rows) ?? [];
        const boxed = rows.flatMap((row) => (row.row === 'step' ? [row.number] : []));
        if (shown.lines.every((line) => pictured?.text.includes(textOf(line)))) {
          expect(boxed).toEqual([]);
          seen.bare += 1;
        } else {
          expect(boxed).not.toContain(null);
          seen.keys += boxed.length;
        }
      }
    }
    expect(seen.bare).toBeGreaterThan(0);
    expect(seen.keys).toBeGreaterThan(0);
  },
);
