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

const HEXES = ['1a', '1c', '2a', '2c', '3a', '3c', '4b', '4f'];
const PACKS = ['bear', 'wolf'] as const;

/** Warriors on eight hexes with animals of two kinds, on two of them of three. */
const crowded = (stranger: string) =>
  battling({
    tribes: [
      {
        at: Object.fromEntries(HEXES.map((at) => [at, '1W'])),
        hand: ['ambush', 'trap', 'trap', 'trap', 'amazons'],
      },
      { at: { [stranger]: '1W1F' }, camps: [stranger] },
    ],
    animals: Object.fromEntries(
      HEXES.map((at, nth) => [at, nth < 2 ? [...PACKS, 'tiger', 'tiger'] : PACKS]),
    ),
  }).state;
const alone = crowded('7a');

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

  it('has lists of no more than Discord takes, however much may be planned', () => {
    const fields = fieldsOf(alone).map((field) =>
      'options' in field ? [field.name, field.options.length, field.most] : [],
    );
    expect(fields).toEqual([
      ['cards', 25, 25],
      ['cards+1', 4, 4],
      ['first', 25, 25],
      ['first+1', 1, 1],
    ]);
    const filled = new Map([
      ['cards', ['trap-1a-bear']],
      ['cards+1', ['ambush-4f']],
      ['first+1', ['first-4f']],
    ]);
    expect(planForm(alone).filledIn(filled).choice).toBe('plan.trap-1a-bear.ambush-4f.first-4f');
  });

  it.each(['en', 'de'] as const)('says what else is typed, in %s', (language) => {
    const speech = appSpeech(language);
    const said = (state: typeof fought) =>
      planForm(state, language)
        .fields(speech, null)
        .map(({ description }) => description);
    expect(said(fought).join()).not.toContain('/valley-of-the-mammoths plan');
    expect(said(alone)[2]).toContain('/valley-of-the-mammoths plan');
    const others = speech.say('panel.type the others', { command: 'plan' });
    expect(said(alone)).not.toContain(others);
    expect(said(crowded('4f'))).toContain(others);
    expect(others.length).toBeLessThan(100);
  });
});
