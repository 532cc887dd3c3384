import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { ValleyEvent } from '../../../src/games/valley-of-the-mammoths/event.ts';
import {
  caption,
  chapters,
  components,
  isOwnDoing,
  lines,
  marksOf,
} from '../../../src/games/valley-of-the-mammoths/happenings/index.ts';
import { placeOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import { valleyOfTheMammoths } from '../../../src/games/valley-of-the-mammoths/rules.ts';
import { valleySpeech } from '../../../src/games/valley-of-the-mammoths/words/index.ts';
import { type Language, LANGUAGE_IDS, USUAL_LANGUAGE } from '../../../src/language/languages.ts';
import { byChance } from '../../../src/presentation/by-chance.ts';
import { leftOf } from '../../words/vocabulary.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { answer, battling, type Camp, dawn, ordering, play } from './camp.ts';

const tell = (events: readonly ValleyEvent[], language: Language = 'en'): string[] =>
  lines(valleySpeech(language), events).map(textOf);

/** Captions below pictures, which have no signs. */
const below = (events: readonly ValleyEvent[]): string[] =>
  chapters(events).map((one) => caption(valleySpeech('en'), one));

describe('a turn begins', () => {
  const camp: Camp = {
    tribes: [{ at: { '1d': '3W1F' } }, { at: { '7a': '2W1F' }, food: 5 }],
    animals: { '4a': ['bear'] },
    events: { summer: ['earthquake'] },
    turn: { number: 3, season: 'summer', space: 2 },
  };
  // The earthquake, three animals, where they go, and who is first: seat 0 has more people.
  const { events } = dawn(camp, 1, 0, 0, 0, 4);

  it('with the event, whom its die hits, and the victims; then animals and who goes first', () => {
    expect(tell(events.slice(0, 3))).toEqual([
      'Earthquake: a mountain region loses its camps, and a victim on each hex; 🎲 1: 1d, 2d, 2e, 3d; 🔥 Spark loses ⚔️1 on 1d.',
    ]);
    const [, animals] = tell(events);
    expect(animals).toMatch(
      /^🐾 New: 🐺 \d[a-g], 🐺 \d[a-g], 🐺 \d[a-g]; die 4, south-west: .*; 🐦 Ibis goes first\.$/u,
    );
    expect(tell(events)).toHaveLength(2);
    expect(below(events)[0]).toBe('Earthquake; 1d, 2d, 2e, 3d; Spark loses 1 warrior on 1d');
  });

  it('names the kind that is sick, and not where each of it was', () => {
    const sick = dawn({ ...camp, events: { summer: ['sick-animals'] } }, 3).events;
    expect(tell(sick.slice(0, 3), 'de')).toEqual([
      'Tierseuche: ein Würfel nennt eine Art: alle verlassen den Plan, keins kommt; 🎲 3: 🐻.',
    ]);
    expect(marksOf(sick.slice(0, 3))).toEqual([{ mark: 'sign', at: '4a', icon: 'removed' }]);
  });
});

describe('an order is a line', () => {
  const state = ordering({
    tribes: [
      { at: { '5a': '3W2F' }, camps: ['5a'], hand: ['guide'], food: 9 },
      { at: { '1d': '1W1F' }, hand: ['counter-magic'], counters: ['guide'] },
    ],
  });
  const { events } = play(state, ['guide', 'go.all.5a.5b', 'done']);

  it('of cards and groups, with what others do to it', () => {
    expect(tell(events.filter(({ type }) => type !== 'turnBegan'))).toEqual([
      '🔥 Spark: plays Guide; 🐦 Ibis plays Counter-magic (🔥 Spark); Guide does nothing; ⚔️3♀2 5a → 5b; has no camp on 5a any more.',
    ]);
    expect(marksOf(events)).toContainEqual({ mark: 'arrow', from: '5a', to: '5b', owner: 0 });
  });

  it('of which who gave it is told only what else came of it', () => {
    const news = events.filter((event) => !isOwnDoing(event, 0));
    expect(tell(news)[0]).toContain('🐦 Ibis plays Counter-magic');
    expect(tell(news).join()).not.toContain('5a → 5b');
  });
});

describe('a hunt is a line', () => {
  const hunt = (people: string, wolves: number, ...dice: number[]) =>
    battling(
      {
        tribes: [
          { at: { '2a': people }, food: 9 },
          { at: { '7d': '1W' }, food: 9 },
        ],
        animals: { '2a': Array.from({ length: wolves }, () => 'wolf' as const) },
      },
      ...dice,
    ).events.filter(
      ({ type }) => type.startsWith('battle') || type === 'roundFought' || type === 'huntPaid',
    );

  it('with each die, what was added, who fell, and the food', () => {
    const events = hunt('1W', 2, 5, 2, 1, 5);
    expect(tell(events)).toEqual([
      '🎯 2a: 🔥 Spark ⚔️1 against 🐺2; 🔥 5 – 🐺 2+1: 🐺 −1; 🔥 1 – 🐺 5: 🔥 −⚔️; +1 food; 🐺 wins.',
    ]);
    expect(tell(events, 'de')).toEqual([
      '🎯 2a: 🔥 Funke ⚔️1 gegen 🐺2; 🔥 5 – 🐺 2+1: 🐺 −1; 🔥 1 – 🐺 5: 🔥 −⚔️; +1 Nahrung; 🐺 siegt.',
    ]);
    expect(below(events)).toEqual(['2a: Spark 1 warrior against 2 wolves; +1 food; Wolf wins']);
  });

  it('of many rounds, with how they came out', () => {
    const dice = Array.from({ length: 6 }, () => [6, 1]).flat();
    expect(tell(hunt('5W', 6, ...dice))).toEqual([
      '🎯 2a: 🔥 Spark ⚔️5 against 🐺6; 6 rounds: 🐺 −6; +6 food; 🔥 Spark wins.',
    ]);
  });
});

it('traps are told with their cards, also where nobody is fought any more', () => {
  const { state } = battling({
    tribes: [
      { at: { '2a': '1W' }, hand: ['trap'], food: 9 },
      { at: { '7d': '1W' }, food: 9 },
    ],
    animals: { '2a': ['mammoth'] },
  });
  const { events } = answer(state, [[0, 'plan.trap-2a-mammoth']]);
  expect(tell(events)[0]).toBe('🃏 🔥 Spark plays Trap (2a, Mammoth); +6 food.');
});

describe('a battle of tribes', () => {
  const camp: Camp = {
    tribes: [
      { at: { '2a': '3W' }, hand: ['ambush'], food: 20 },
      {
        at: { '2a': '1W1F', '7d': '1W1F' },
        camps: ['2a'],
        food: 11,
        habits: { losses: 'warriors' },
      },
    ],
    animals: { '2a': ['wolf'] },
  };
  const { state } = battling(camp);
  const { events } = answer(
    state,
    [
      [0, 'plan.ambush-2a.burn'],
      [1, 'plan'],
    ],
    4,
    1,
    6,
    1,
  );
  const fight = events.slice(0, events.findIndex(({ type }) => type === 'battleEnded') + 1);

  it('is a story: who stood where, dice, animals, captives, the camp', () => {
    expect(tell(fight)).toEqual([
      '🃏 🔥 Spark plays Ambush (2a).',
      '⚔️ 2a: 🔥 Spark ⚔️3 against 🐦 Ibis ⚔️1♀1, 🐺1 at the camp of 🐦 Ibis.',
      '🎲 🔥 4+4 – 🐦 1+1: 🐦 −⚔️.',
      '🎲 🔥 6+3 – 🐺 1: 🐺 −1.',
      '🏅 2a: 🔥 Spark wins; captures 1 woman; burns the camp, takes 5 food; +1 food.',
    ]);
    expect(tell(fight, 'de').slice(1)).toEqual([
      '⚔️ 2a: 🔥 Funke ⚔️3 gegen 🐦 Ibis ⚔️1♀1, 🐺1 am Lager von 🐦 Ibis.',
      '🎲 🔥 4+4 – 🐦 1+1: 🐦 −⚔️.',
      '🎲 🔥 6+3 – 🐺 1: 🐺 −1.',
      '🏅 2a: 🔥 Funke siegt; nimmt 1 Frau gefangen; brennt das Lager nieder und nimmt 5 Nahrung; +1 Nahrung.',
    ]);
    expect(marksOf(fight)).toEqual([
      { mark: 'burst', at: '2a' },
      { mark: 'sign', at: '2a', icon: 'removed' },
    ]);
  });

  it('of many rounds has dice in no more lines, however long', () => {
    const long = fight.flatMap((event) =>
      Array.from({ length: event.type === 'roundFought' ? 9 : 1 }, () => event),
    );
    const [, , ...story] = tell(long);
    expect(story.map((line) => line.split('; ').length)).toEqual([5, 4, 1, 4]);
  });
});

describe('food is a line', () => {
  const at = [placeOf('1a'), placeOf('2a')] as const;
  const dies = { type: 'peopleLost', seat: 1, by: 'hunger' } as const;
  const events: ValleyEvent[] = [
    { type: 'incomeHad', seat: 0, fish: 1, berries: 2, crops: 0 },
    { type: 'incomeHad', seat: 1, fish: 0, berries: 0, crops: 0 },
    { type: 'mealEaten', seat: 0, cost: 2, left: 4 },
    { ...dies, at: at[0], warriors: 1, females: 0 },
    { ...dies, at: at[1], warriors: 2, females: 1 },
    { ...dies, at: at[0], warriors: 1, females: 0 },
    { type: 'mealEaten', seat: 1, cost: 1, left: 0 },
  ];

  it('with whom nobody could feed', () => {
    expect(tell(events)).toEqual([
      '🍖 🔥 Spark +3, eats 2, 4 left; 🐦 Ibis loses ⚔️2 on 1a, ⚔️2♀1 on 2a to hunger, eats 1, 0 left.',
    ]);
    expect(below(events)).toEqual([
      'Ibis loses 2 warriors on 1a, 2 warriors, 1 woman on 2a to hunger',
    ]);
  });
});

it('tells births of a camp together, and each of a card', () => {
  const at = placeOf('4e');
  const born = {
    type: 'born',
    seat: 1,
    at,
    dice: [3],
    card: null,
    warriors: 1,
    females: 0,
  } as const;
  const none = { ...born, warriors: 0, at: placeOf('5e') };
  const planted = { type: 'planted', seat: 1, at } as const;
  const events = [
    born,
    { ...born, dice: [1], warriors: 0, females: 1 },
    { ...born, card: 'midwife' },
    none,
    none,
    planted,
  ] as const;
  expect(tell(events)).toEqual([
    '👶 🐦 Ibis: ⚔️1♀1 4e, ⚔️1 4e (Midwife), no child on 5e, plants on 4e.',
  ]);
});

describe('four camps', () => {
  const held = (...seats: number[]) => ({ type: 'campsAnnounced', seats }) as const;

  it('of one tribe or several are announced', () => {
    expect([held(1), held(0, 1)].flatMap((event) => tell([event]))).toEqual([
      '⚠️ 🐦 Ibis has 4 camps: one more turn like that, and it wins.',
      '⚠️ 🔥 Spark and 🐦 Ibis have 4 camps: one more turn like that, and one of them wins.',
    ]);
    expect(tell([held(0, 1)], 'de')).toEqual([
      '⚠️ 🔥 Funke und 🐦 Ibis haben 4 Lager: noch eine Runde so, und die Partie ist entschieden.',
    ]);
  });

  it('are not where the match is over with them', () => {
    const won = { type: 'gameEnded', winner: 1, by: 'camps', ranks: [1, 0], dice: [] } as const;
    expect(tell([held(1), won])).toEqual(['🏁 🐦 Ibis has held its camps and wins.']);
  });
});

it('tells cards that are drawn to who drew them, and to nobody else', () => {
  const drawn = [
    { type: 'cardsDrawn', seat: 1, cards: ['raft', 'omen'] },
    { type: 'cardsDrawnSecretly', seat: 1, count: 2 },
  ] as const;
  expect(drawn.map((event) => tell([event]))).toEqual([['🐦 Ibis draws Raft, Omen.'], []]);
});

/** Nobody reads a line of these by themselves. */
const SILENT = {
  cardsDrawnSecretly: 'all draw; how many each has stands on the picture',
  hexesClosed: 'the event and its dice say which',
  orderGiven: 'it counts later, and only its tribe knows',
  roundFought: 'told with its battle',
  huntPaid: 'told with its battle',
  captured: 'told with its battle',
  strangersEaten: 'told with its battle',
  campBeaten: 'told with its battle',
  battleEnded: 'told with its battle',
};

const told = Array.from({ length: 20 }, (_, number) => 2 + (number % 5)).flatMap(
  (seats, number) => {
    const name = `told ${seats} ${number}`;
    const { entered } = playAndKeep(valleyOfTheMammoths, {
      seed: namedSeed(name),
      seats,
      config: valleyOfTheMammoths.config({}),
      players: Array.from({ length: seats }, () => byChance),
      random: namedRandom(name),
    });
    return (['public', 0] as const).map((viewer) => ({
      viewer,
      events: entered.flatMap(({ events }) => eventsFor(events, viewer)),
    }));
  },
);

describe.each(LANGUAGE_IDS)('matches at random in %s', (language) => {
  const all = told.flatMap(({ events }) => events);

  it('have words for all that happens, or a reason for none', () => {
    const spoken = new Set(
      all.flatMap((event) => (tell([event], language).length > 0 ? event.type : [])),
    );
    const types = [...new Set(all.map(({ type }) => type))];
    expect(types.filter((type) => !spoken.has(type) && !(type in SILENT))).toEqual([]);
    expect(types.length).toBeGreaterThan(35);
    const came = new Set(all.map(components.events.broughtBy));
    expect(components.events.all.filter((event) => !came.has(event))).toEqual([]);
  });

  it('tell a battle in six lines at most, a hunt and an order in one', () => {
    const most = { battle: 0, hunt: 0, move: 0 };
    for (const { passage, events } of told.flatMap((one) => chapters(one.events))) {
      const [first] = events;
      const isHunt = first?.type === 'battleBegan' && first.people.length === 1;
      const kind = isHunt ? 'hunt' : passage;
      if (kind === 'battle' || kind === 'hunt' || kind === 'move')
        most[kind] = Math.max(most[kind], tell(events, language).length);
    }
    expect(most).toEqual({ battle: expect.any(Number), hunt: 1, move: 1 });
    expect(most.battle).toBeLessThanOrEqual(6);
  });

  it('have lines without holes that tell nobody a secret', async () => {
    const texts = told.flatMap(({ viewer, events }) => {
      const secret = events.filter(({ type }) => type === 'cardsDrawn' || type === 'orderGiven');
      expect(secret.every((event) => 'seat' in event && event.seat === viewer)).toBe(true);
      const captions = chapters(events).map((one) => caption(valleySpeech(language), one));
      return [...tell(events, language), ...captions];
    });
    const hole = /undefined|null|NaN|\[object|\{\{|\}\}| {2}|\.\.|(?:^|: )[;,.]|[;,] ?[;,.]/u;
    expect(texts.filter((text) => hole.test(text))).toEqual([]);
    if (language === USUAL_LANGUAGE) return;
    const folder = 'src/games/valley-of-the-mammoths/words';
    expect(await leftOf(texts, [folder], [USUAL_LANGUAGE, language])).toEqual([]);
  });
});
