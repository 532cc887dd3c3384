import { describe, expect, it } from 'vitest';
import { begin } from '../../src/engine/match.ts';
import { valleyEdition } from '../../src/games/valley-of-the-mammoths/index.ts';
import type { Row } from '../../src/panel/controls.ts';
import { panelFor } from '../../src/panel/panel.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { answer, ordering } from '../games/valley-of-the-mammoths/camp.ts';
import { loadedAs } from './loaded-as.ts';

const valley: AnyEdition = valleyEdition;
const { match } = begin(valley.game, {
  seed: '3'.repeat(32),
  seats: 2,
  rules: valley.game.rules,
  config: valley.game.config({}),
});
const loadedAt = (state: unknown) => loadedAs(valley, { ...match, state }, 2);

const camp = ordering({
  tribes: [
    { at: { '3a': '3W1F' }, food: 9 },
    { at: { '6c': '2W1F' }, food: 9 },
  ],
});

const buttonsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => (row.is === 'buttons' ? row.buttons : []));

describe('the panel of an order', () => {
  it('does not invite to begin it anew', () => {
    const begun = answer(camp, [[0, 'go.warriors.3a.3b']]).state;
    const { components } = panelFor(loadedAt(begun), 0, appSpeech('en')).bare();
    const looks = buttonsOf(components).map(({ emoji, means }) => [emoji, means]);
    expect(looks.slice(-3)).toEqual([
      ['🏁', 'answer'],
      ['🧹', 'quiet'],
      [null, 'quiet'],
    ]);
  });
});
