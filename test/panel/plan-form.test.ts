import { describe, expect, it } from 'vitest';
import { begin } from '../../src/engine/match.ts';
import { valleyEdition } from '../../src/games/valley-of-the-mammoths/index.ts';
import type { Language } from '../../src/language/languages.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { shapeOf } from '../../src/panel/forms/form.ts';
import { groups, shapedOnes } from '../../src/panel/group.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { battling, say } from '../games/valley-of-the-mammoths/camp.ts';
import { loadedAs } from './loaded-as.ts';

const valley: AnyEdition = valleyEdition;
const { match } = begin(valley.game, {
  seed: '3'.repeat(32),
  seats: 2,
  rules: valley.game.rules,
  config: valley.game.config({}),
});
const fought = battling({
  tribes: [
    { at: { '2a': '2W1F', '4b': '1W' }, hand: ['ambush', 'amazons'] },
    { at: { '2a': '1W1F' }, camps: ['2a'] },
  ],
  animals: { '4b': ['wolf', 'bear'] },
}).state;

/** The form of a battle plan of seat 0. */
function planForm(state = fought, language: Language = 'en') {
  const loaded = loadedAs(valley, { ...match, state }, 2);
  const asked = askedOf(loaded, 0, language).filter(({ decision }) => decision.owed);
  const [group] = shapedOnes(groups(valley.in(language), asked));
  if (group === undefined) throw new Error('No plan is asked.');
  return shapeOf(group);
}
const fieldsOf = (...of: Parameters<typeof planForm>) =>
  planForm(...of).fields(appSpeech('en'), null);

describe('the form of a battle plan', () => {
  it('has a list for each sort of things, and none that must be used', () => {
    const fields = fieldsOf().map((field) =>
      'options' in field ? [field.name, field.options.length, field.least, field.most] : [],
    );
    expect(fields).toEqual([
      ['cards', 3, 0, 3],
      ['first', 4, 0, 4],
      ['lose', 3, 0, 1],
      ['captives', 2, 0, 1],
      ['camps', 2, 0, 1],
    ]);
  });

  it('says what is so where nothing is chosen, by the habits of its tribe', () => {
    const noneOf = (state = fought) => fieldsOf(state).map(({ description }) => description);
    expect(noneOf()[2]).toBe('Nothing chosen: as usual, women until one is left, then warriors.');
    const killing = say(fought, 0, 'habits.warriors.kill.burn.fed');
    expect(noneOf(killing).slice(2)).toEqual([
      'Nothing chosen: as usual, warriors, then women.',
      'Nothing chosen: as usual, they die.',
      'Nothing chosen: as usual, it burns.',
    ]);
  });

  it('takes what is chosen in the order of the offer', () => {
    const filled = new Map([
      ['cards', ['ambush-2a', 'amazons']],
      ['lose', ['lose-females']],
    ]);
    expect(planForm().filledIn(filled).choice).toBe('plan.amazons.ambush-2a.lose-females');
    expect(planForm().filledIn(new Map()).choice).toBe('plan');
  });
});
