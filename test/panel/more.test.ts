import { expect, it } from 'vitest';
import { begin } from '../../src/engine/match.ts';
import { valleyEdition } from '../../src/games/valley-of-the-mammoths/index.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { moreOf } from '../../src/panel/more.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { loadedAs } from './loaded-as.ts';

const valley: AnyEdition = valleyEdition;
const SEATS = 6;

/** What is offered and said behind **More …** to a seat, by what its hand holds. */
const { match } = begin(valley.game, {
  seed: '3'.repeat(32),
  seats: SEATS,
  rules: valley.game.rules,
  config: valley.game.config({}),
});
const all = Array.from({ length: SEATS }, (_, seat) => {
  const loaded = loadedAs(valley, match, SEATS);
  const { rows, lines } = moreOf(loaded, seat, askedOf(loaded, seat, 'en'), null, appSpeech('en'));
  const buttons = rows.flatMap((row) => (row.is === 'buttons' ? row.buttons : []));
  return {
    hand: valley.in('en').hand?.(valley.game.view(match.state, seat), seat, loaded.table) ?? '',
    said: [...lines, ...buttons.map(({ label }) => label)].join('\n'),
  };
});

it.each(['Counter-magic', 'Omen', 'Tracker'])(
  'offers an order for %s to who holds it alone',
  (card) => {
    const said = all.map((one) => one.said.includes(card));
    expect(said).toEqual(all.map(({ hand }) => hand.includes(card)));
    expect(new Set(said).size).toBe(2);
  },
);
