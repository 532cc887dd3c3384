import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { eachChoice, someChoices } from '../../../src/engine/choices.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { StoneAgeAction, StoneAgeKind } from '../../../src/games/stone-age/action.ts';
import { BUILDINGS } from '../../../src/games/stone-age/content/buildings.ts';
import { CARDS } from '../../../src/games/stone-age/content/cards.ts';
import { TILES } from '../../../src/games/stone-age/content/herd.ts';
import type { StoneAgeEvent } from '../../../src/games/stone-age/event.ts';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { diceForAll } from '../../../src/games/stone-age/happenings/dice-for-all.ts';
import { caption } from '../../../src/games/stone-age/happenings/index.ts';
import { buildingWords, cardWords, tileWords } from '../../../src/games/stone-age/spoken/cards.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import { stoneAgeSpeech } from '../../../src/games/stone-age/words/index.ts';
import { LANGUAGE_IDS, USUAL_LANGUAGE } from '../../../src/language/languages.ts';
import { tryPresentation } from '../../../src/presentation/laws.ts';
import { drawn, LOT } from '../../lot.ts';
import { showingOf } from '../../laws/showing.ts';
import { leftOf } from '../../words/vocabulary.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { acting, type CampOptions, placing, play, playAll, type TribeOptions } from './camp.ts';

const english = stoneAgeEdition.in('en');
const german = stoneAgeEdition.in('de');
const [, hasty, steady] = stoneAgeEdition.players;

const tableFor = (seats: number) => ({
  matchName: 'Stone Age #1',
  seats: Array.from({ length: seats }, (_, seat) => ({ mention: `<@${seat}>`, computer: false })),
});

const tell = (...events: StoneAgeEvent[]): readonly string[] =>
  english.lines(events, tableFor(4)).map(textOf);

/** What the one seat that is asked may answer, as it is said. */
function offered(state: StoneAgeState, words = english) {
  const decision = stoneAge.decisions(state).find(({ owed }) => owed);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const view = stoneAge.view(state, decision.seat);
  const choices = stoneAge.choices(state, decision);
  const listed = 'shape' in choices ? [] : choices;
  return {
    question: words.question(decision, view, tableFor(4)),
    phrases: [...eachChoice(choices)].map((choice) =>
      words.phrase(choice, decision, view, tableFor(4)),
    ),
    notNow: words.notNow?.(listed, decision, view, null),
    lessons: words
      .lessons?.('shape' in choices ? null : choices, decision, view)
      .map(({ name }) => name),
  };
}

const labels = (state: StoneAgeState, words = english): string[] =>
  offered(state, words).phrases.map(({ label }) => label);

describe('lines of a tribe’s acts', () => {
  it('make one sentence of all that it did, with what is left alone last', () => {
    expect(
      tell(
        { type: 'actionsBegan', seat: 0 },
        { type: 'leftAlone', seat: 0, at: 'card4' },
        { type: 'fieldMade', seat: 0, from: 'field', track: 4, gained: true },
        { type: 'diceRolled', seat: 0, from: 'forest', good: 'wood', dice: [3, 5, 6] },
        {
          type: 'gathered',
          seat: 0,
          from: 'forest',
          good: 'wood',
          dice: [3, 5, 6],
          use: { tools: [1, 2], once: [4] },
          count: 7,
        },
        { type: 'peopleTamed', seat: 0, people: 2, paid: { food: 1, wood: 1 } },
        {
          type: 'cardTaken',
          seat: 0,
          card: 'food-5-healing',
          at: 'card2',
          paid: { wood: 1, brick: 1 },
        },
        { type: 'goodsGained', seat: 0, from: 'food-5-healing', goods: { food: 5 } },
        {
          type: 'buildingBuilt',
          seat: 0,
          building: 'wwb',
          at: 'building1',
          paid: { wood: 2, brick: 1 },
          points: 10,
        },
        { type: 'buildingShown', at: 'building1', building: null },
        { type: 'leftAlone', seat: 0, at: 'building2' },
        { type: 'leftAlone', seat: 0, at: 'card3' },
      ),
    ).toEqual([
      '🔥 Torch makes a field (4 fields now), gathers 7 wood (3, 5, 6 + tools 2 + 1 + 4 (once)), leaves 2 people with the herd for 1 food, 1 wood, takes a card for 1 wood, 1 brick (5 food · healing), builds for 2 wood, 1 brick (10 points) and leaves card 4.',
      '🏚️ Building 1: the stack is empty, and the match ends with this round.',
      '🔥 Torch leaves building 2 and card 3.',
    ]);
  });

  it('tell dice that wait for tools, and what a card brought to whom bought it', () => {
    expect(
      tell({ type: 'diceRolled', seat: 1, from: 'river', good: 'gold', dice: [5, 5] }),
    ).toEqual(['🐦 Crane rolls 5, 5 for gold.']);
    expect(
      tell({ type: 'goodsGained', seat: 1, from: 'food-5-healing', goods: { food: 5 } }),
    ).toEqual(['🐦 Crane gets 5 food.']);
  });
});

describe('lines of a round', () => {
  it('name a tribe once for all that it sends', () => {
    expect(
      tell(
        { type: 'peoplePlaced', seat: 2, at: 'forest', people: 3 },
        { type: 'peoplePlaced', seat: 2, at: 'hut', people: 2 },
        { type: 'peoplePlaced', seat: 3, at: 'card1', people: 1 },
      ),
    ).toEqual([
      '📍 🌿 Moss sends 3 people to the forest, 2 people to the hut.',
      '📍 🏹 Obsidian sends 1 person to card 1.',
    ]);
  });

  it('tell the dice for all, and who took which', () => {
    expect(
      tell(
        { type: 'diceForAllRolled', seat: 0, card: 'dice-time', dice: [6, 4] },
        { type: 'dieTaken', seat: 0, face: 6 },
        { type: 'fieldMade', seat: 0, from: 'die', track: 1, gained: true },
        { type: 'dieTaken', seat: 1, face: 4 },
        { type: 'goodsGained', seat: 1, from: 'die', goods: { gold: 1 } },
      ),
    ).toEqual([
      '🎲 Dice for all: 6, 4.',
      '🎁 🔥 Torch takes the 6: +1 field; 🐦 Crane takes the 4: 1 gold.',
    ]);
  });

  it('tell of dice for all by which there was nothing to gain', () => {
    const events: StoneAgeEvent[] = [
      { type: 'diceForAllRolled', seat: 0, card: 'dice-time', dice: [6, 6, 5] },
      { type: 'dieTaken', seat: 0, face: 6 },
      { type: 'fieldMade', seat: 0, from: 'die', track: 10, gained: false },
      { type: 'dieTaken', seat: 1, face: 6 },
      { type: 'fieldMade', seat: 1, from: 'die', track: 10, gained: true },
      { type: 'dieTaken', seat: 2, face: 5 },
      { type: 'toolMade', seat: 2, from: 'die', slot: null, value: 0 },
    ];
    expect(tell(...events)).toEqual([
      '🎲 Dice for all: 6, 6, 5.',
      '🎁 🔥 Torch takes the 6: nothing more, 10 fields is the limit; 🐦 Crane takes the 6: +1 field; 🌿 Moss takes the 5: nothing more, all tools are at 4.',
    ]);
    expect(german.lines(events, tableFor(4)).at(-1)?.text).toContain(
      'Fackel nimmt die 6: nichts mehr',
    );
    const captioned = (['en', 'de'] as const).map((language) =>
      caption(stoneAgeSpeech(language), { passage: diceForAll, events }).replaceAll('\u00a0', ' '),
    );
    expect(captioned).toEqual([
      'Dice for all: Torch nothing, Crane +1 field, Moss nothing.',
      'Würfel für alle: Fackel nichts, Kranich +1 Acker, Moos nichts.',
    ]);
  });

  it('tell who rolled what for the herd, and what it brought', () => {
    const rolls = [
      { seat: 0, dice: [2, 6] },
      { seat: 1, dice: [6] },
    ];
    expect(
      tell(
        { type: 'herdRolled', tile: 'wood-card', rolls },
        { type: 'herdTamed', seat: 0, tile: 'wood-card' },
        { type: 'bonusChosen', seat: 0, tile: 'wood-card', line: 'first' },
        { type: 'cardDrawn', seat: 0, from: 'wood-card', card: 'tool-art' },
      ),
    ).toEqual([
      '🦣 They roll for the herd: 🔥 Torch 6, 2; 🐦 Crane 6.',
      '🦣 🔥 Torch tames the herd.',
      '🦣 🔥 Torch draws a card in secret (art).',
    ]);
  });

  it('tell that several tied for the herd, and what each got', () => {
    expect(
      tell(
        { type: 'herdTied', seats: [0, 2], tile: 'wood-tool' },
        { type: 'bonusChosen', seat: 0, tile: 'wood-tool', line: 'all' },
        { type: 'pointsGained', seat: 0, from: 'wood-tool', points: 2 },
        { type: 'bonusChosen', seat: 2, tile: 'wood-tool', line: 'all' },
        { type: 'pointsGained', seat: 2, from: 'wood-tool', points: 2 },
      ),
    ).toEqual([
      '🦣 🔥 Torch and 🌿 Moss tie, and nobody gets the tile.',
      '🦣 🔥 Torch gets 2 points.',
      '🦣 🌿 Moss gets 2 points.',
    ]);
  });

  it('tell the meal of all in one line', () => {
    const fed = { type: 'fed', people: 5, harvest: 0 } as const;
    expect(
      tell(
        { ...fed, seat: 0, paid: { food: 3, wood: 2 }, hungry: false },
        { ...fed, seat: 1, paid: { food: 4 }, hungry: true },
      ),
    ).toEqual(['🍖 The meal: 🔥 Torch 3 food, 2 wood; 🐦 Crane goes hungry, −10 points.']);
  });
});

describe('what a tribe is told that it did', () => {
  const isOwn = (event: StoneAgeEvent, seat: number) => stoneAgeEdition.isOwnDoing?.(event, seat);

  it('leaves out its own word, and neither dice nor what others do', () => {
    const placed = { type: 'peoplePlaced', seat: 1, at: 'hunt', people: 2 } as const;
    expect([isOwn(placed, 1), isOwn(placed, 0)]).toEqual([true, false]);
    const rolled = { type: 'diceRolled', seat: 1, from: 'hunt', good: 'food', dice: [1] } as const;
    expect(isOwn(rolled, 1)).toBe(false);
  });
});

const two = (options: TribeOptions, more: Partial<CampOptions> = {}): CampOptions => ({
  tribes: [options, {}],
  slots: ['food-5-healing', 'dice-time', 'roll-gold-art', 'tool-4-maker-1'],
  stacks: ['wwb', '4-of-2'],
  herd: ['wood-field', 'gold-two'],
  ...more,
});

describe('what may be chosen', () => {
  it('says what a place brings, and where the herd is', () => {
    const all = labels(placing(two({ track: 3, tools: [2, 1, 1] })));
    expect(all).toContain('Forest: 3 people · 3 dice ÷ 3 = wood · the herd is here');
    expect(all).toContain('Hunt: 1 person · 1 die ÷ 2 = food');
    expect(all).toContain('Tool maker: tool 1 → 2');
    expect(all).toContain('Field: 3 → 4 fields');
    expect(all).toContain('Hut with 2 people: a child, 5 → 6 people');
    expect(all).toContain('Card 1: 1 resource → 5 food · healing');
    expect(all).toContain('Building 1: 2 wood, 1 brick → 10 points');
    expect(all).toContain('Building 2: 4 resources of exactly 2 kinds → their worth');
  });

  it('says with what is paid, and asks once more before what could be paid is left', () => {
    const at = { card1: 1, card3: 1, building1: 1, building2: 1, forest: 2, field: 1 };
    const { state } = acting(two({ people: 8, wood: 2, brick: 2, at }));
    const { phrases } = offered(state);
    expect(phrases.map(({ label }) => label)).toEqual([
      'All the rest: Forest, Field',
      'Forest: 2 dice ÷ 3 = wood · the herd is here',
      'Field: 0 → 1 field',
      'Building 1: pay 2 wood, 1 brick → 10 points',
      'Building 1: leave it, though you could pay',
      'Building 2: pay 2 wood, 2 bricks → 14 points',
      'Building 2: leave it, though you could pay',
      'Card 1: pay 1 brick → 5 food · healing',
      'Card 1: choose what you pay, 1 resource',
      'Card 1: leave it, though you could pay',
      'Card 3: pay 2 wood, 1 brick → 2 dice for gold · art',
      'Card 3: choose what you pay, 3 resources',
      'Card 3: leave it, though you could pay',
    ]);
    const sure = phrases.filter((phrase) => phrase.sure !== undefined);
    expect(sure.map(({ command }) => command)).toEqual(['leave', 'leave', 'leave', 'leave']);
  });

  it('says what tools make of dice', () => {
    const { state } = acting(two({ tools: [2, -3], once: [4], at: { river: 2 } }), [2, 3]);
    expect(offered(state).question.text).toMatch(/^You rolled 2, 3: 5 ÷ 6 → 0 gold\./);
    expect(labels(state)).toEqual([
      'No tool: 5 → 0 gold',
      'Tool 2: 7 → 1 gold',
      'Tool 4 (once): 9 → 1 gold',
    ]);
    expect(labels(state, german)).toEqual([
      'Kein Werkzeug: 5 → 0 Gold',
      'Werkzeug 2: 7 → 1 Gold',
      'Werkzeug 4 (einmal): 9 → 1 Gold',
    ]);
  });

  it('says what tamers cost', () => {
    const { state } = acting(two({ food: 1, gold: 1, at: { forest: 2 } }), [1, 1]);
    expect(labels(state)).toEqual([
      'Nobody: all go home',
      '1 person onto the tile for 1 food',
      '2 people onto the tile for 1 food, 1 gold',
      'Choose what to pay',
    ]);
  });

  it('says why the village is closed, and why nothing can be bought', () => {
    const full = placing({ ...two({}), tribes: [{}, { at: { hut: 2, field: 1 } }] });
    expect(offered(full).notNow).toEqual([
      { command: 'place', why: 'the village is full this round' },
    ]);
    const { state } = acting(two({ at: { card1: 1, quarry: 1 } }));
    expect(offered(state).notNow).toEqual([{ command: 'buy', why: 'too few resources' }]);
  });

  it('says why one may not gather where other tribes do', () => {
    const whyNot = (tribes: CampOptions['tribes'], words = english) =>
      offered(placing({ tribes, herd: ['wood-field'] }), words).notNow?.map(({ why }) => why);
    const at = { river: 1 };
    expect(whyNot([{}, { at }])).toEqual(['only 1 tribe at such a place']);
    expect(whyNot([{}, { at }], german)).toEqual(['nur 1 Stamm an so einem Ort']);
    expect(whyNot([{}, { at: { forest: 3, hunt: 1 } }])).toEqual([]);
    expect(whyNot([{ at }, {}])).toEqual([]);
    expect(whyNot([{}, { at }, {}])).toEqual([]);
    expect(whyNot([{}, { at }, { at }])).toEqual(['only 2 tribes at such a place']);
    expect(whyNot([{}, { at }, { at }, {}])).toEqual([]);
  });

  it.each([english, german])('advises to send and to act without signs: $title', (words) => {
    const sent = offered(placing(two({})), words).phrases;
    const { phrases } = offered(acting(two({ at: { forest: 2, clay: 1 } })).state, words);
    const advised = [...sent, ...phrases].flatMap(({ command, advice }) =>
      ['place', 'act'].includes(command) ? [advice] : [],
    );
    expect(advised.length).toBeGreaterThan(sent.length);
    for (const one of advised) expect(one).toMatch(/^[^→÷·:]+$/u);
    expect(words === english ? advised : ['1 person to the forest']).toContain(
      '1 person to the forest',
    );
  });

  it('never advises hunger and speaks against it', () => {
    const { state } = acting(two({ food: 0, gold: 5, at: { field: 1 } }, { herd: 'off' }));
    const [decision] = stoneAge.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const choices = [...eachChoice(stoneAge.choices(state, decision))];
    const taught = (some: typeof choices) =>
      english.lessons?.(some, decision, stoneAge.view(state, 0)).map(({ name }) => name);
    expect(taught(choices)).toEqual(['feed']);
    expect(
      taught(choices.filter(({ action }) => action.do === 'feed' && action.how === 'hunger')),
    ).toEqual(['hunger']);
  });

  it('says what the herd pays to whoever may go there', () => {
    const there = placing({ tribes: [{}, {}], herd: ['wood-tool'] });
    expect(offered(there).question.text).toMatch(/\n🦣 Forest: .*tool.* or .+\.$/);
    expect(offered(placing(two({}, { herd: 'off' }))).question.text).not.toContain('🦣');
  });

  it('teaches of the herd where one may go to it', () => {
    expect(offered(placing(two({}))).lessons).toEqual([
      'herd',
      'village',
      'hunt',
      'sources',
      'buildings',
      'cards',
    ]);
    expect(offered(placing(two({}, { herd: 'off' }))).lessons).not.toContain('herd');
  });
});

it('a tribe is told what it has, and what only it knows', () => {
  const tribe = {
    tools: [2, -1],
    once: [3],
    cards: ['food-5-healing', 'dice-farmer-2'],
    drawn: ['tool-art'],
    track: 3,
  } as const;
  const state = placing(two(tribe, { slots: [] }));
  expect(english.hand?.(stoneAge.view(state, 0), 0, tableFor(2)).split('\n')).toEqual([
    '🧍 🔥 Torch: 5 people, 3 fields, 0 buildings, 0 tiles of the herd.',
    '🧺 Goods: 12 food.',
    '🪓 Tools: 2, 1 (used), 3 (once).',
    '🃏 2 cards in the open.',
    '🤫 Cards that only you know: art.',
    '🟢 At the end these count: art, healing; 2 farmers.',
    '⭐ 10 points if the match ended now: symbols 4, farmers 6.',
  ]);
  const others = english.hand?.(stoneAge.view(state, 1), 0, tableFor(2));
  expect(others).toContain('🤫 1 card that only this tribe knows.');
  expect(others).toContain('⭐ 7 points if the match ended now: symbols 1, farmers 6.');
});

describe('the result', () => {
  const over = (tribes: CampOptions['tribes'], words = english) => {
    const state = { ...placing({ tribes }), frames: [] };
    return words.result(stoneAge.view(state, 'public'), tableFor(tribes.length)).split('\n');
  };
  const tied = [
    { points: 9, tools: [1] },
    { points: 20, tools: [3, 2], track: 1 },
    { points: 20, people: 9, tools: [-1] },
    { points: 9, track: 4, once: [4] },
  ];

  it('stands in the order of the places, and tells what broke a tie', () => {
    expect(over(tied)).toEqual([
      '🏆 🐦 Crane (<@1>) wins!',
      '🐦 Crane · <@1>: **20** (at once 20)',
      '🌿 Moss · <@2>: **20** (at once 20)',
      '🏹 Obsidian · <@3>: **9** (at once 9)',
      '🔥 Torch · <@0>: **9** (at once 9)',
      '⚖️ With equal points, fields + tools + people decide: 🐦 Crane 1 + 5 + 5 = 11; 🌿 Moss 0 + 1 + 9 = 10; 🏹 Obsidian 4 + 0 + 5 = 9; 🔥 Torch 0 + 1 + 5 = 6.',
    ]);
    expect(over(tied, german).at(-1)).toMatch(
      /^⚖️ Bei gleichen Punkten entscheiden Äcker \+ Werkzeug \+ Leute: 🐦 Kranich 1 \+ 5 \+ 5 = 11;/,
    );
  });

  it('tells of no tie where points decided, or nothing could', () => {
    expect(over([{ points: 9 }, { points: 8 }])).toHaveLength(3);
    expect(over([{ points: 9 }, { points: 9 }])).toEqual([
      '🏆 🔥 Torch (<@0>) and 🐦 Crane (<@1>) share the win!',
      '🔥 Torch · <@0>: **9** (at once 9)',
      '🐦 Crane · <@1>: **9** (at once 9)',
    ]);
  });
});

it('hunger is asked once more', () => {
  const { state } = acting({
    ...two({ food: 1, wood: 4, at: { hut: 2 } }),
    tribes: [{ food: 1, wood: 3, brick: 2, people: 4, at: { field: 1 } }, { food: 12 }],
  });
  const { phrases, question } = offered(state);
  expect(phrases).toEqual([
    { command: 'feed', options: {}, label: 'Feed 2 people with 2 wood' },
    { command: 'mix', options: {}, label: 'Choose what to pay' },
    {
      command: 'hunger',
      options: {},
      label: 'Go hungry: −10 points',
      sure: expect.stringContaining('you lose 10 points'),
    },
  ]);
  expect(question.text).toMatch(/^2 of 4 people go without\..*\n🧺 2 food/su);
  const chosen = play(state, 0, 'feed.pay').state;
  expect(labels(chosen)).toContain('Feed 2 people with 1 wood, 1 brick');
});

describe('hunger is told of before it can happen', () => {
  const warned = (state: StoneAgeState): string[] => {
    const { phrases } = offered(state);
    return phrases.flatMap(({ label, sure }) =>
      sure?.includes('won’t feed everybody') === true ? [label] : [],
    );
  };
  const WARNING = /⚠️ (\d+) short: going hungry costs 10 points\./u;

  it('where people are sent out: how much is missing, and before the last ones go where nothing grows', () => {
    const state = placing({ tribes: [{ food: 1, people: 3, track: 1 }, { food: 12 }] });
    expect(WARNING.exec(offered(state).question.text)?.[1]).toBe('1');
    expect(warned(state)).toEqual([]);
    const { state: last } = playAll(state, [
      [0, 'place.tools'],
      [1, 'place.hunt.5'],
      [0, 'place.card1'],
    ]);
    const all = labels(last);
    expect(warned(last).some((label) => label.startsWith('Hunt'))).toBe(false);
    expect(warned(last)).toContain(all.find((label) => label.startsWith('Building 1')));
    // What it has already can pay for it.
    const rich = placing({ tribes: [{ food: 0, wood: 1, people: 1 }, { food: 12 }] });
    expect(warned(rich)).toEqual([]);
    const full = placing({ tribes: [{ food: 3, people: 3 }, { food: 12 }] });
    expect(offered(full).question.text).not.toMatch(WARNING);
  });

  it('where something is paid for that the meal will ask for, unless it brings as much', () => {
    const slots = ['food-3-weaving', 'points-music', 'field-time'] as const;
    const state = acting({
      tribes: [{ food: 3, wood: 2, people: 5, at: { card1: 1, card2: 1 } }, { food: 12 }],
      slots,
    }).state;
    expect(WARNING.exec(offered(state).question.text)?.[1]).toBe('2');
    // The first card is paid with one of two resources and brings three food.
    expect(warned(state)).toEqual([expect.stringMatching(/^Card 2: pay 2 wood/u)]);
    // As long as somebody gathers it may come out well.
    const gathering = acting({
      tribes: [{ food: 3, wood: 2, people: 5, at: { card2: 1, forest: 2 } }, { food: 12 }],
      slots,
    }).state;
    expect(warned(gathering)).toEqual([]);
  });

  it('where the herd eats what the tribe will need', () => {
    const { state } = acting(
      {
        tribes: [{ food: 4, people: 4, at: { forest: 2 } }, { food: 12 }],
        herd: ['wood-three'],
      },
      [1, 1],
    );
    expect(warned(state)).toEqual([
      expect.stringMatching(/^1 person onto the tile/u),
      expect.stringMatching(/^2 people onto the tile/u),
    ]);
  });
});

/** Matches in which everything happens that may. */
const matches = [randomPlayer, hasty, steady].flatMap((player) =>
  [2, 3, 4].flatMap((seats) =>
    player === undefined
      ? []
      : [
          playAndKeep(stoneAge, {
            seed: namedSeed(`words ${player.id} ${seats}`),
            seats,
            config: stoneAge.config({}),
            players: Array.from({ length: seats }, () => player),
            random: namedRandom(`words ${player.id} ${seats}`),
          }).entered,
        ],
  ),
);

describe.each(LANGUAGE_IDS)(`whole matches in %s (${LOT})`, (language) => {
  const words = stoneAgeEdition.in(language);
  const kinds = new Set<string>();
  const actions = new Set<StoneAgeAction['do']>();
  const types = new Set<StoneAgeEvent['type']>();
  const texts = new Set<string>();
  // A plan may be made in more ways than anybody could read.
  const random = namedRandom(`answers that are read in ${language}`);
  for (const entered of matches) {
    for (const { match, events } of entered) {
      const { state } = match;
      for (const { text } of words.lines(eventsFor(events, 0), tableFor(4))) texts.add(text);
      for (const { event } of events) types.add(event.type);
      for (const decision of stoneAge.decisions(state)) {
        kinds.add(decision.kind);
        const view = stoneAge.view(state, decision.seat);
        const { title, text } = words.question(decision, view, tableFor(4));
        for (const one of [title, text, words.heading(view)]) texts.add(one);
        const choices = stoneAge.choices(state, decision);
        for (const choice of someChoices(choices, 60, random)) {
          actions.add(choice.action.do);
          texts.add(words.phrase(choice, decision, view, tableFor(4)).label);
        }
      }
    }
  }

  it('come to every question, and to all that may be done and happen', () => {
    const asked: readonly StoneAgeKind[] = [
      'place',
      'plan',
      'act',
      'pay',
      'tools',
      'tame',
      'any',
      'die',
      'bonus',
      'feed',
    ];
    expect([...kinds].sort()).toEqual([...asked].sort());
    expect(actions.size).toBe(15);
    for (const type of ['herdTamed', 'herdMissed', 'fed'] as const) expect(types).toContain(type);
  });

  it('have no holes, and no two signs where one is meant', () => {
    const hole = /undefined|null|NaN|\[object|\{\{|\}\}| {2}|\.\./;
    expect([...texts].filter((text) => hole.test(text))).toEqual([]);
  });

  it('keep the laws with three tribes', () => {
    for (const player of drawn(`three ${language}`, stoneAgeEdition.players, 1)) {
      const showing = showingOf(stoneAgeEdition, `three ${player.id}`, 3, player);
      expect(tryPresentation(stoneAgeEdition, language, showing)).toEqual([]);
    }
  });

  if (language === USUAL_LANGUAGE) return;
  it('have no English word', async () => {
    const rules = words.rules.flatMap(({ title, text }) => [title, text]);
    const folder = 'src/games/stone-age/words';
    const left = await leftOf([...texts, ...rules], [folder], [USUAL_LANGUAGE, language]);
    expect(left).toEqual([]);
  });
});

describe.each(LANGUAGE_IDS)('what lies on the table in %s', (language) => {
  const speech = stoneAgeSpeech(language);

  it('has words of its own for each card, building and tile', () => {
    const all = [
      CARDS.map((id) => cardWords(speech, id)),
      BUILDINGS.map((id) => buildingWords(speech, id)),
    ];
    for (const words of all) expect(new Set(words).size).toBe(words.length);
    for (const tile of TILES) expect(tileWords(speech, tile).length).toBeGreaterThan(10);
  });
});
