import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { RiseEvent } from '../../../src/games/rise-of-tribes/event.ts';
import {
  caption,
  chapters,
  components,
  isOwnDoing,
  lines,
  marksOf,
} from '../../../src/games/rise-of-tribes/happenings/index.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import { upNext } from '../../../src/games/rise-of-tribes/up-next.ts';
import { riseSpeech } from '../../../src/games/rise-of-tribes/words/index.ts';
import { type Language, LANGUAGE_IDS, USUAL_LANGUAGE } from '../../../src/language/languages.ts';
import { byChance } from '../../../src/presentation/by-chance.ts';
import { leftOf } from '../../words/vocabulary.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { acting, answer, type Camp, MOON, play, SUN, turn } from './camp.ts';

const tableFor = (seats: number) => ({
  matchName: 'Rise of Tribes #1',
  seats: Array.from({ length: seats }, (_, seat) => ({ mention: `<@${seat}>`, computer: false })),
});

const tell = (events: readonly RiseEvent[], language: Language = 'en', seats = 2): string[] =>
  lines(riseSpeech(language), events, tableFor(seats)).map(textOf);

const camp: Camp = {
  tribes: [
    {
      at: { A1: 3, B2: 1 },
      goods: { food: 2, wood: 2, stone: 4 },
      leader: 'trader',
      hand: ['bow'],
    },
    { at: { A2: 3, C3: 1 }, villages: ['A2'], points: 1 },
  ],
  dice: ['sun', 'moon'],
};

describe('a turn is a line', () => {
  const { events, state } = play(
    acting(camp),
    ['moon.grow', 'grow.B2x2', 'sun.move', 'move.A1.A2.3', 'done', 'build.B2', 'complete.bow'],
    SUN,
    MOON,
  );

  it('with what came of each action, conflicts, and what was settled', () => {
    expect(tell(events)).toEqual([
      '⚔️ 🔥 Blaze: 🌙 Grow (weak): +2 on B2; ☀️ Move (strong): 3 from A1 to A2; conflict on A2: 3 🔥 Blaze, 3 🐦 Stork → nobody; 🐦 Stork loses its village on A2; builds on B2; completes Bow.',
    ]);
    expect(tell(events, 'de')).toEqual([
      '⚔️ 🔥 Glut: 🌙 Wachsen (schwach): +2 auf B2; ☀️ Ziehen (stark): 3 von A1 nach A2; Kampf auf A2: 3 🔥 Glut, 3 🐦 Storch → niemand; 🐦 Storch verliert das Dorf auf A2; baut auf B2; erfüllt Bogen.',
    ]);
    const [chapter] = chapters(events);
    expect(chapter && caption(riseSpeech('en'), chapter, 2)).toMatch(
      /^Blaze: Grow \(weak\): \+2\u00a0on B2; /u,
    );
    expect(marksOf(events, 2)).toEqual([
      { mark: 'arrow', from: 'A1', to: 'A2', owner: 0 },
      { mark: 'burst', at: 'A2' },
      { mark: 'sign', at: 'A2', icon: 'removed' },
    ]);
    expect(upNext(riseOfTribes.view(state, 'public'))).toBe(0);
  });

  it('in which who goes on from a hex is told together', () => {
    const { events: gone } = play(acting(camp), ['sun.move', 'move.A1.A2.1', 'move.A1.B1.1']);
    expect(tell(gone)).toEqual(['🔥 Blaze: ☀️ Move (strong): 1 from A1 to A2, 1 to B1.']);
  });

  it('in which what an action used up is told after what it brought', () => {
    const winter = { tile: 'mild-winter', stock: { food: 1 } } as const;
    const { events: grown } = play(acting({ ...camp, slots: [winter] }), [
      'moon.grow',
      'grow.B2x4',
    ]);
    expect(tell(grown)).toEqual(['🔥 Blaze: 🌙 Grow (weak): +4 on B2, Mild Winter discarded.']);
  });

  it('in which somebody else loses its mammoth', () => {
    const lost = [
      { type: 'turnBegan', turn: 3, seat: 0 },
      { type: 'mammothLost', seat: 1, at: 0 },
      { type: 'pointsLost', seat: 1, by: 'mammoth', points: 3, after: 2 },
    ] as const;
    expect(tell(lost)).toEqual(['🔥 Blaze: 🐦 Stork loses its mammoth, −3 points.']);
  });

  it('of which who did it is told only what else came of it', () => {
    const news = events.filter((event) => !isOwnDoing(event, 0));
    expect(tell(news)).toEqual([
      '⚔️ Conflict on A2: 3 🔥 Blaze, 3 🐦 Stork → nobody; 🐦 Stork loses its village on A2.',
    ]);
  });
});

it('says of a tribe that is alone who was too many', () => {
  const alone = [{ at: { A1: 7 } }, { at: { C3: 1 } }];
  const { events } = play(acting({ tribes: alone, dice: ['sun', 'moon'] }), [
    'sun.lead',
    'moon.gather',
  ]);
  expect(tell(events)[0]).toContain('; 2 🔥 Blaze too many on A1');
  expect(marksOf(events, 2)).toEqual([]);
});

describe('doubles are a line of their own', () => {
  const tribes = [
    { at: { A1: 2 }, villages: ['A1'] },
    { at: { B1: 2 }, goods: { food: 2 } },
  ];

  it('with what reacts, and what is new', () => {
    const slots = [{ tile: 'walls', count: 3 }] as const;
    const { events } = turn({ tribes, slots, deck: ['mild-winter'] }, SUN, SUN);
    expect(tell(events)).toEqual([
      '🎴 🔥 Blaze rolls doubles (sun); Walls now for 2 stone; new event: Mild Winter.',
      '🔥 Blaze: 1 point from villages.',
    ]);
  });

  it('with what is lost by that', () => {
    const slots = [{ tile: 'tiger', at: 'C2' }] as const;
    const owners = [{ at: { B1: 1 } }, { at: { A3: 1 }, villages: ['A3'] }];
    const { state } = turn({ tribes: owners, slots }, SUN, SUN);
    expect(tell(play(state, ['site.A3']).events)).toEqual([
      '🎴 Sabertooth Tiger goes from C2 to A3; 🐦 Stork loses 1 on A3; 🐦 Stork loses its village on A3.',
    ]);
  });

  it('with bids once all are in', () => {
    expect(tell([{ type: 'tileShuffledBack', tile: 'chieftain' }])).toEqual(['🎴 Nobody bids.']);
    const { state } = turn({ tribes, deck: ['chieftain'] }, MOON, MOON);
    const { events } = answer(state, [[1, 'bid.2']]);
    expect(tell(events, 'de')).toEqual([
      '🎴 Gebote: 🔥 Glut 0, 🐦 Storch 2; 🐦 Storch gewinnt, +1 Punkt; 🐦 Storch gibt 🔥 Glut 2 Nahrung.',
    ]);
  });
});

it('tells goals that are drawn to who drew them', () => {
  const drawn = [
    { type: 'goalsDrawn', seat: 1, goals: ['bow', 'horse'] },
    { type: 'goalsDrawnSecretly', seat: 1, count: 2 },
  ] as const;
  expect(drawn.flatMap((event) => tell([event]))).toEqual([
    '🐦 Stork: draws Bow, Horse.',
    '🐦 Stork: draws 2 goals.',
  ]);
});

it('the next turn is that of the tribe to the left, also of who comes onto the map', () => {
  const next = (state: Parameters<typeof riseOfTribes.view>[0]) =>
    upNext(riseOfTribes.view(state, 'public'));
  expect(next(acting({ ...camp, seat: 1 }))).toBe(0);
  const { state } = riseOfTribes.setup({}, 3, namedRandom('next'), 1);
  expect(next(state)).toBe((state.first + 1) % 3);
  expect(next({ ...state, frames: [] })).toBeNull();
});

/** Nobody reads a line of these by themselves. */
const SILENT = {
  turnBegan: 'a line begins with whose turn it is',
  diceRolled: 'dice are told where they are used, or doubles with what they do',
  volcanoPlaced: 'the picture shows where it is',
  tileShuffledBack: 'told only of the Chieftain, where nobody bids',
};

const told = [2, 3, 4, 2, 3, 4, 2, 3, 4].flatMap((seats, number) => {
  const name = `told ${seats} ${number}`;
  const { entered } = playAndKeep(riseOfTribes, {
    seed: namedSeed(name),
    seats,
    config: riseOfTribes.config({ leaders: 'on', elders: 'on' }),
    players: Array.from({ length: seats }, () => byChance),
    random: namedRandom(name),
  });
  return (['public', 0] as const).map((viewer) => ({
    seats,
    viewer,
    events: entered.flatMap(({ events }) => eventsFor(events, viewer)),
  }));
});

describe.each(LANGUAGE_IDS)('matches at random in %s', (language) => {
  const all = told.flatMap(({ events }) => events);

  it('have words for all that happens, or a reason for none', () => {
    const spoken = new Set(
      told.flatMap(({ seats, events }) =>
        events.flatMap((event) => (tell([event], language, seats).length > 0 ? event.type : [])),
      ),
    );
    const types = [...new Set(all.map(({ type }) => type))];
    expect(types.filter((type) => !spoken.has(type) && !(type in SILENT))).toEqual([]);
    expect(types.length).toBeGreaterThan(30);
    for (const { all: things, broughtBy } of [components.goals, components.tiles]) {
      const came = new Set(all.map(broughtBy));
      expect(things.filter((thing) => !came.has(thing))).toEqual([]);
    }
  });

  it('have lines without holes that tell nobody a secret', async () => {
    const texts = told.flatMap(({ seats, viewer, events }) => {
      const secret = events.filter(({ type }) => /^goals(?:Drawn|Returned)$/u.test(type));
      expect(secret.every((event) => 'seat' in event && event.seat === viewer)).toBe(true);
      const below = chapters(events).map((one) => caption(riseSpeech(language), one, seats));
      return [...tell(events, language, seats), ...below];
    });
    const hole = /undefined|null|NaN|\[object|\{\{|\}\}| {2}|\.\./u;
    expect(texts.filter((text) => hole.test(text))).toEqual([]);
    if (language === USUAL_LANGUAGE) return;
    const folder = 'src/games/rise-of-tribes/words';
    expect(await leftOf(texts, [folder], [USUAL_LANGUAGE, language])).toEqual([]);
  });
});
