import { describe, expect, it } from 'vitest';
import type { TuskAction, TuskKind } from '../../../src/games/tusk/action.ts';
import { SEASONS } from '../../../src/games/tusk/content/seasons.ts';
import { TERRAINS } from '../../../src/games/tusk/content/terrain.ts';
import { VICTORIES } from '../../../src/games/tusk/content/victory.ts';
import type { EventOf, TuskEvent } from '../../../src/games/tusk/event.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import {
  seatName,
  seasonName,
  terrainName,
  cardName,
} from '../../../src/games/tusk/spoken/names.ts';
import type { Language } from '../../../src/language/languages.ts';
import { at, board, play, playAll } from './board.ts';
import { tableFor, walks } from './walks.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';
import { textOf } from '../../../src/presentation/line.ts';

const SPEECH = tuskSpeech('en');

const english = tuskEdition.in('en');
const tell = (...events: TuskEvent[]): readonly string[] =>
  english.lines(events, tableFor(4)).map(textOf);
const HOLE = /undefined|null|NaN|\[object| {2}|\.\.|→ *$/i;

describe('lines of a tribe’s turn', () => {
  it('make one sentence of moves, tokens and everything else in a row', () => {
    expect(
      tell(
        { type: 'tribeBegan', seat: 0 },
        { type: 'memberGrew', seat: 0, member: 3, at: at('D5'), cost: 2 },
        { type: 'huntersSent', seat: 0, members: [2, 4], leads: true },
        { type: 'gathered', seat: 0, member: 1, at: at('D5'), good: 'stick' },
        { type: 'memberMoved', seat: 0, member: 3, from: at('D5'), to: at('D6') },
        { type: 'gathered', seat: 0, member: 1, at: at('D5'), good: 'stick' },
        { type: 'memberMoved', seat: 0, member: 3, from: at('D6'), to: at('C4') },
        { type: 'memberMoved', seat: 0, member: 1, from: at('D5'), to: at('C4') },
        { type: 'tribeDone', seat: 0 },
      ),
    ).toEqual([
      '🔥 Ember brings in member 3 on D5 for 2 food, leads the hunt with members 2 and 4, gathers 2 sticks and moves members 1 and 3 to C4.',
    ]);
  });

  it('tell first what was begun first', () => {
    const moved = {
      type: 'memberMoved',
      seat: 0,
      member: 1,
      from: at('D5'),
      to: at('C4'),
    } as const;
    const gathered = { type: 'gathered', seat: 0, member: 1, at: at('C4'), good: 'stone' } as const;
    expect(tell(moved, gathered)).toEqual(['🔥 Ember moves member 1 to C4 and gathers 1 stone.']);
    expect(tell(gathered, moved)).toEqual(['🔥 Ember gathers 1 stone and moves member 1 to C4.']);
  });

  it('tell that somebody stood up before it moves, and else in order', () => {
    const moved = (member: number): TuskEvent => ({
      type: 'memberMoved',
      seat: 0,
      member,
      from: at('D5'),
      to: at('C4'),
    });
    const up: TuskEvent = { type: 'recovered', seat: 0, member: 3 };
    expect(tell(moved(2), up, moved(3))).toEqual([
      '🔥 Ember gets member 3 back on its feet and moves members 2 and 3 to C4.',
    ]);
    expect(tell(moved(2), up)).toEqual([
      '🔥 Ember moves member 2 to C4 and gets member 3 back on its feet.',
    ]);
  });

  it('count what was crafted, and who stood up', () => {
    expect(
      tell(
        { type: 'recovered', seat: 2, member: 4 },
        { type: 'recovered', seat: 2, member: 1 },
        { type: 'crafted', seat: 2, member: 1, at: at('D5'), used: ['grass', 'stone'] },
        { type: 'crafted', seat: 2, member: 4, at: at('D5'), used: ['grass', 'stone'] },
      ),
    ).toEqual([
      '🌿 Fern gets members 1 and 4 back on their feet and makes 2 food of 2 grass, 2 stones.',
    ]);
  });

  it('say that a tribe did nothing, or is done after what was told before', () => {
    expect(tell({ type: 'tribeBegan', seat: 1 }, { type: 'tribeDone', seat: 1 })).toEqual([
      '🐦 Heron does nothing this turn.',
    ]);
    expect(tell({ type: 'tribeDone', seat: 1 }, { type: 'tribeBegan', seat: 2 })).toEqual([
      '🐦 Heron is done.',
    ]);
  });
});

describe('lines of a fight', () => {
  it('tell the printed example: two wounds against one, and a stone', () => {
    const fight = play(
      board({
        tribes: [
          { members: ['D5', 'D5'], stick: 1, grass: 1 },
          { members: ['D5'], stick: 2, stone: 1 },
        ],
      }),
      0,
      'fight.D5',
    );
    const end = playAll(
      fight.state,
      [
        [0, 'use.1-1-0'],
        [1, 'use.2-0-1'],
      ],
      [5, 6, 5],
    );
    expect(tell(...fight.events, ...end.events)).toEqual([
      '⚔️ 🔥 Ember starts a fight with 🐦 Heron on D5.',
      '🎲 🔥 Ember (1 stick, 1 grass) rolls 5, 6 → 6, 7: two wounds.',
      '🎲 🐦 Heron (2 sticks, 1 stone) rolls 5 → 6: one wound.',
      '🩹 Wounded: 🔥 Ember’s member 1, 🐦 Heron’s member 1.',
      '🏅 🔥 Ember wins the fight and takes 1 food.',
      '🪨 🐦 Heron’s stone wounds 🔥 Ember’s member 2.',
    ]);
  });

  const falls = (seat: number, member: number): TuskEvent => ({
    type: 'memberWounded',
    seat,
    member,
    by: 'stone',
  });

  it('tell whose stones wound whom, once and in one line', () => {
    expect(
      tell(
        { type: 'stonesThrown', target: 0, by: [{ seat: 2, stones: 1 }], members: [2] },
        falls(0, 2),
        { type: 'stonesThrown', target: 2, by: [{ seat: 0, stones: 2 }], members: [3, 2] },
        falls(2, 3),
        falls(2, 2),
      ),
    ).toEqual([
      '🪨 🌿 Fern’s stone wounds 🔥 Ember’s member 2; 🔥 Ember’s two stones wound 🌿 Fern’s members 2 and 3.',
    ]);
  });

  it('do not say whose stone it was where several tribes’ stones meet', () => {
    expect(
      tell(
        {
          type: 'stonesThrown',
          target: 2,
          by: [
            { seat: 0, stones: 1 },
            { seat: 1, stones: 2 },
          ],
          members: [3],
        },
        falls(2, 3),
      ),
    ).toEqual(['🪨 🔥 Ember’s stone and 🐦 Heron’s two stones together wound 🌿 Fern’s member 3.']);
  });

  it('tell wounds by stones of which it is not known whose they were', () => {
    expect(tell(falls(0, 2), falls(2, 1), falls(2, 3))).toEqual([
      '🪨 Stones fly, and wound 🔥 Ember’s member 2, 🌿 Fern’s members 1 and 3.',
    ]);
  });

  it('name the target of each roll where there are several, and who has no dice', () => {
    const uses = (stick: number, grass: number) => ({ stick, grass, stone: 0 });
    expect(
      tell(
        { type: 'satOut', seat: 3 },
        {
          type: 'aimed',
          seat: 0,
          at: [
            { seat: 1, members: 2 },
            { seat: 2, members: 1 },
          ],
        },
        {
          type: 'commitmentsRevealed',
          uses: [
            { seat: 0, uses: uses(1, 0) },
            { seat: 1, uses: uses(0, 2) },
            { seat: 2, uses: uses(0, 0) },
          ],
        },
        {
          type: 'fightRolled',
          at: at('D5'),
          rolls: [
            { seat: 0, target: 1, dice: [6, 2], totals: [5, 1], hits: 0 },
            { seat: 0, target: 2, dice: [6], totals: [7], hits: 1 },
            { seat: 2, target: 0, dice: [4], totals: [4], hits: 0 },
          ],
        },
        { type: 'fightWon', seat: 0, food: 0 },
      ),
    ).toEqual([
      '🏹 Flint sits this fight out.',
      '🎯 🔥 Ember sends two members against 🐦 Heron and one member against 🌿 Fern.',
      '🎲 🔥 Ember (1 stick) against 🐦 Heron rolls 6, 2 → 5, 1: no wounds.',
      '🎲 🔥 Ember against 🌿 Fern rolls 6 → 7: one wound.',
      '🎲 🌿 Fern against 🔥 Ember rolls 4: no wounds.',
      '🎲 🐦 Heron (2 grass) has no dice to roll.',
      '🏅 🔥 Ember wins the fight, but gets no food: it took no fewer wounds than it dealt.',
    ]);
  });
});

describe('lines of a fight that comes to nothing', () => {
  const uses = (seat: number, grass: number) => ({ seat, uses: { stick: 0, grass, stone: 0 } });

  it('are one', () => {
    expect(
      tell(
        { type: 'fightBegan', at: at('D5'), initiator: 0, seats: [0, 1, 2] },
        { type: 'satOut', seat: 2 },
        { type: 'commitmentsRevealed', uses: [uses(0, 1), uses(1, 0)] },
        {
          type: 'fightRolled',
          at: at('D5'),
          rolls: [
            { seat: 0, target: 1, dice: [2, 3], totals: [2, 3], hits: 0 },
            { seat: 1, target: 0, dice: [4], totals: [3], hits: 0 },
          ],
        },
        { type: 'fightTied' },
        { type: 'gathered', seat: 0, member: 1, at: at('C4'), good: 'stone' },
      ),
    ).toEqual([
      '⚔️ 🔥 Ember starts a fight with 🐦 Heron and 🌿 Fern on D5. 🔥 Ember (1 grass) rolls 2, 3 and 🐦 Heron rolls 4 → 3: no wounds, and nobody wins. 🌿 Fern sits this fight out.',
      '🔥 Ember gathers 1 stone.',
    ]);
  });
});

describe('lines in German', () => {
  const german = tuskEdition.in('de');

  it('name members with their article, and say where who is wounded stands', () => {
    const moved = (member: number) =>
      ({ type: 'memberMoved', seat: 0, member, from: at('D5'), to: at('C4') }) as const;
    const season = { type: 'seasonDrawn', season: 'winter', arrows: 1, ice: 0 } as const;
    expect(german.lines([moved(1), moved(2), season], tableFor(2)).map(textOf)).toEqual([
      '🔥 Glut zieht mit den Mitgliedern 1 und 2 nach C4.',
      expect.stringContaining('wer im Sumpf steht, wird verwundet'),
    ]);
  });
});

describe('lines of a hunt', () => {
  it('tell the attack, the answer and who leaves', () => {
    const uses = { stick: 2, grass: 1, stone: 1 };
    expect(
      tell(
        { type: 'huntRoundBegan', round: 2 },
        {
          type: 'mammothAttacked',
          roll: { seat: 0, dice: [1, 3], totals: [3, 5], hits: 0 },
          uses,
          byStones: 0,
          food: 0,
          left: 4,
        },
        {
          type: 'mammothFoughtBack',
          roll: { seat: 0, dice: [5, 6], totals: [4, 5], hits: 2 },
          grass: 1,
        },
        { type: 'memberWounded', seat: 0, member: 1, by: 'mammoth' },
        { type: 'memberWounded', seat: 0, member: 3, by: 'mammoth' },
        { type: 'huntersReturned', seat: 0, members: [1, 3], to: at('C4') },
        { type: 'huntStayed', seat: 1 },
      ),
    ).toEqual([
      '🦣 **The hunt, round 2.**',
      '🎲 🔥 Ember (2 sticks, 1 grass, 1 stone) rolls 1, 3 → 3, 5: no hits.',
      '🦣 The mammoth strikes back at 🔥 Ember (1 grass) and rolls 5, 6 → 4, 5: members 1 and 3 are wounded.',
      '🏕️ Back from the hunt: 🔥 Ember’s members 1 and 3 on C4.',
      '🐦 Heron stays in the hunt.',
    ]);
  });

  it('tell in one line what came to nothing in a row, and in order what did not', () => {
    const attacked = (seat: number, die: number, food: number) => ({
      type: 'mammothAttacked' as const,
      roll: { seat, dice: [die], totals: [die], hits: food },
      uses: { stick: 0, grass: 0, stone: 0 },
      byStones: 0,
      food,
      left: 3,
    });
    const struck = (seat: number, die: number) => ({
      type: 'mammothFoughtBack' as const,
      roll: { seat, dice: [die], totals: [die], hits: die === 6 ? 1 : 0 },
      grass: 0,
    });
    expect(
      tell(
        attacked(0, 1, 0),
        attacked(1, 6, 1),
        attacked(2, 2, 0),
        attacked(3, 3, 0),
        struck(0, 1),
        struck(1, 2),
        struck(2, 6),
        struck(3, 3),
        { type: 'memberWounded', seat: 2, member: 1, by: 'mammoth' },
      ),
    ).toEqual([
      '🎲 🔥 Ember rolls 1: no hits.',
      '🐦 Heron rolls 6: takes 1 food; 3 left on the mammoth.',
      '🎲 🌿 Fern rolls 2 and 🏹 Flint rolls 3: no hits.',
      '🦣 The mammoth strikes back and rolls 1 against 🔥 Ember and 2 against 🐦 Heron: nobody is hurt.',
      '🦣 The mammoth strikes back at 🌿 Fern and rolls 6: member 1 is wounded.',
      '🦣 The mammoth strikes back at 🏹 Flint and rolls 3: nobody is hurt.',
    ]);
  });

  /** A round of two tribes. */
  const round = (
    number: number,
    dice: readonly [number, number],
    back: number,
    stick = 0,
  ): readonly TuskEvent[] => [
    { type: 'huntRoundBegan', round: number },
    ...dice.map((die, seat) => ({
      type: 'mammothAttacked' as const,
      roll: {
        seat,
        dice: [die],
        totals: [die + (seat === 0 ? stick : 0)],
        hits: die === 6 ? 1 : 0,
      },
      uses: { stick: seat === 0 ? stick : 0, grass: 0, stone: 0 },
      byStones: 0,
      food: die === 6 ? 1 : 0,
      left: 3,
    })),
    ...dice.map((_, seat) => ({
      type: 'mammothFoughtBack' as const,
      roll: { seat, dice: [back], totals: [back], hits: 0 },
      grass: 0,
    })),
  ];
  const stays: readonly TuskEvent[] = [
    { type: 'huntStayed', seat: 0 },
    { type: 'huntStayed', seat: 1 },
  ];

  it('tell rounds that come to nothing in a line, with what was used up', () => {
    expect(
      tell(
        ...round(1, [1, 2], 1, 1),
        ...stays,
        ...round(2, [1, 2], 1, 2),
        ...stays,
        ...round(3, [6, 2], 1),
        ...stays,
        ...round(4, [3, 2], 1, 1),
        ...stays,
        ...round(5, [1, 2], 1),
        { type: 'huntersReturned', seat: 0, members: [1], to: at('C4') },
        { type: 'huntStayed', seat: 1 },
      ),
    ).toEqual([
      '🦣 **The hunt, rounds 1–2.** Nobody hits, and nobody is hurt. Used up: 🔥 Ember (3 sticks). 🔥 Ember and 🐦 Heron stay in the hunt.',
      '🦣 **The hunt, round 3.**',
      '🔥 Ember rolls 6: takes 1 food; 3 left on the mammoth.',
      '🎲 🐦 Heron rolls 2: no hits.',
      '🦣 The mammoth strikes back and rolls 1 against 🔥 Ember and 1 against 🐦 Heron: nobody is hurt.',
      '🔥 Ember and 🐦 Heron stay in the hunt.',
      '🦣 **The hunt, rounds 4–5.** Nobody hits, and nobody is hurt. Used up: 🔥 Ember (1 stick).',
      '🏕️ Back from the hunt: 🔥 Ember’s member 1 on C4.',
      '🐦 Heron stays in the hunt.',
    ]);
    expect(tell(...round(2, [1, 3], 2), ...stays)).toEqual([
      '🦣 **The hunt, round 2.** 🔥 Ember rolls 1 and 🐦 Heron rolls 3, the mammoth rolls 2, 2: nobody hits, and nobody is hurt. 🔥 Ember and 🐦 Heron stay in the hunt.',
    ]);
  });

  it('tell the kill, the meat and the cards that it moves', () => {
    expect(
      tell(
        {
          type: 'mammothAttacked',
          roll: { seat: 1, dice: [6], totals: [6], hits: 1 },
          uses: { stick: 0, grass: 0, stone: 1 },
          byStones: 1,
          food: 2,
          left: 0,
        },
        { type: 'mammothKilled', leader: 0, at: at('E3') },
        { type: 'cardRevealed', seat: 0, card: 'pack-leader' },
        { type: 'cardToken', seat: 0, card: 'pack-leader', tokens: 1, deed: 'led a kill' },
        { type: 'foodShared', leader: 0, food: [1, 3, 0] },
        {
          type: 'cardToken',
          seat: 2,
          card: 'spiteful-spirit',
          tokens: 2,
          deed: 'left out of a kill',
        },
        { type: 'mammothWentHome', from: at('E3') },
      ),
    ).toEqual([
      '🐦 Heron (1 stone) rolls 6: takes 2 food, 1 of it by stone; that was the last of the mammoth.',
      '🍖 The mammoth falls on E3! 🔥 Ember led the hunt.',
      '🃏 🔥 Ember shows its card: Pack Leader, one token on it, for leading the kill.',
      '🔥 Ember shares the meat: keeps 1, gives 3 to 🐦 Heron.',
      '🃏 🌿 Fern has another token: Spiteful Spirit, two tokens on it, for being left out of the kill.',
      '🦣 The mammoth is back on its breeding ground.',
    ]);
  });
});

describe('lines of a season', () => {
  it('tell the card, the herd and the snow', () => {
    expect(
      tell(
        { type: 'seasonDrawn', season: 'autumn', arrows: 2, ice: 1 },
        { type: 'tokensAdded', at: [at('D5')], good: 'stick', each: 1 },
        { type: 'memberRemoved', seat: 0, member: 2, at: at('B2') },
        { type: 'herdRolled', die: 4, direction: 'N', arrows: 2 },
        { type: 'mammothMoved', path: [at('D3'), at('D2')], strayed: false },
        { type: 'memberWounded', seat: 1, member: 1, by: 'trampling' },
        { type: 'memberWounded', seat: 1, member: 2, by: 'trampling' },
        { type: 'steppedAside', seat: 1, member: 1, from: at('D2'), to: at('E2') },
        { type: 'steppedAside', seat: 1, member: 2, from: at('D2'), to: at('E2') },
        { type: 'snowRolled', die: 4, direction: 'N' },
        { type: 'snowFell', at: [at('D1'), at('E1'), at('F1'), at('G1')], left: 33 },
        { type: 'turnBegan', turn: 4, first: 1 },
      ),
    ).toEqual([
      '🍂 **Autumn.** Forest +1 stick; members on Jungle are removed; Mountain is easy next turn.',
      '💀 Lost to the season, until brought in again: 🔥 Ember’s member 2.',
      '🦣 The die shows 4, north: the mammoth goes to D3, then D2.',
      '🩹 Trampled: 🐦 Heron’s members 1 and 2.',
      'Out of the mammoth’s way: 🐦 Heron’s members 1 and 2 → E2.',
      '❄️ The die shows 4: from the north, snow covers D1, E1, F1 and G1; 33 tiles are left.',
      '**Turn 4.** 🐦 Heron goes first.',
    ]);
  });

  it('say why the herd stopped, strayed or stayed', () => {
    const roll = { type: 'herdRolled', die: 1, direction: 'S' } as const;
    expect(
      tell(
        { ...roll, arrows: 2 },
        { type: 'mammothMoved', path: [at('D5')], strayed: false },
        { type: 'herdBlocked', at: at('D5'), by: at('D6') },
      ),
    ).toEqual([
      '🦣 The die shows 1, south: the mammoth goes to D5; stops at D5, with no way into D6.',
    ]);
    expect(
      tell({ ...roll, arrows: 1 }, { type: 'mammothMoved', path: [at('D4')], strayed: true }),
    ).toEqual([
      '🦣 The die shows 1, south: the mammoth goes off the map, and is back on the breeding ground, D4.',
    ]);
    expect(tell({ ...roll, arrows: 0 })).toEqual([
      '🦣 The mammoth stays where it is: the card of this season has no arrow for it.',
    ]);
  });
});

describe('lines of the end', () => {
  const ended: EventOf<'gameEnded'> = {
    type: 'gameEnded',
    food: [4, 9],
    cards: [
      { seat: 0, card: 'trappers', food: 6 },
      { seat: 1, card: 'warmonger', food: 0 },
    ],
    totals: [10, 9],
    winners: [0],
  };

  it('leave who won to the result', () => {
    expect(tell(ended)).toEqual(['❄️ The world has frozen over, and all cards are turned.']);
  });
});

describe('lines of gifts and trades', () => {
  it('say who gives what', () => {
    expect(tell({ type: 'dealt', from: 0, to: 1, gives: { stick: 2 }, takes: {} })).toEqual([
      '🤝 🔥 Ember gives 🐦 Heron 2 sticks.',
    ]);
    expect(
      tell({ type: 'dealt', from: 0, to: 1, gives: { stick: 2 }, takes: { food: 1 } }),
    ).toEqual(['🤝 🔥 Ember trades 2 sticks for 1 food with 🐦 Heron.']);
  });
});

/** Every type of event; true where one alone deserves a line. */
const LINES: Readonly<Record<TuskEvent['type'], boolean>> = {
  matchBegan: true,
  memberPlaced: true,
  cardsDrawn: true,
  cardKept: true,
  cardKeptSecretly: true,
  turnBegan: true,
  tribeBegan: false,
  memberGrew: true,
  huntersSent: true,
  memberMoved: true,
  gathered: true,
  crafted: true,
  recovered: true,
  tribeDone: true,
  fightBegan: true,
  satOut: true,
  aimed: true,
  commitmentsRevealed: true,
  fightRolled: true,
  memberWounded: true,
  fightWon: true,
  fightTied: true,
  stonesThrown: true,
  huntRoundBegan: true,
  mammothAttacked: true,
  mammothKilled: true,
  foodShared: true,
  cardRevealed: true,
  cardToken: true,
  huntersReturned: true,
  mammothWentHome: true,
  mammothFoughtBack: true,
  huntStayed: true,
  seasonDrawn: true,
  tokensAdded: false,
  tokensLost: false,
  memberRemoved: true,
  herdRolled: true,
  mammothMoved: true,
  herdBlocked: true,
  steppedAside: true,
  landsFound: true,
  snowRolled: true,
  snowFell: true,
  dealt: true,
  turnsRanOut: false,
  gameEnded: true,
};

describe('whole matches', () => {
  const WALKS = walks(4);

  it('bring up every event, and each has its line or a reason for none', () => {
    const seen = new Set<TuskEvent['type']>(['dealt']);
    const faults = new Set<string>();
    for (const { told, table } of WALKS) {
      for (const event of told.flat()) {
        seen.add(event.type);
        const lines = english.lines([event], table);
        if (lines.length > 0 !== LINES[event.type]) faults.add(`${event.type}: ${lines.length}`);
      }
    }
    expect([...faults]).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(LINES).sort());
  });

  it('are told without holes, at a length to read', () => {
    const lines = WALKS.flatMap(({ told, table }) => [
      ...english.lines(told.flat(), table),
      ...told.flatMap((events) => english.lines(events, table)),
    ]).map(textOf);
    expect(lines.filter((line) => HOLE.test(line) || line.length > 400)).toEqual([]);
  });

  it('tell much in few lines', () => {
    for (const { told, table } of WALKS) {
      const events = told.flat();
      expect(english.lines(events, table).length).toBeLessThan(events.length * 0.7);
    }
  });

  it('ask every question in a short title and whole sentences', () => {
    const kinds = new Set<string>();
    for (const { asked, table } of WALKS) {
      for (const { decision, view } of asked) {
        kinds.add(decision.kind);
        const { title, text } = english.question(decision, view, table);
        expect(title.length, title).toBeLessThanOrEqual(45);
        expect(text.length, text).toBeLessThanOrEqual(900);
        expect(`${title}\n${text}`).not.toMatch(HOLE);
        expect(english.heading(view)).not.toMatch(HOLE);
      }
    }
    const all: Record<TuskKind, true> = {
      place: true,
      draft: true,
      turn: true,
      sides: true,
      aim: true,
      commit: true,
      stones: true,
      attack: true,
      share: true,
      land: true,
      regroup: true,
      aside: true,
    };
    expect([...kinds].sort()).toEqual(Object.keys(all).sort());
  });

  it('end with the winners by name and everybody’s food', () => {
    for (const { last, table } of WALKS) {
      const [first, ...rest] = english.result(last, table).split('\n');
      for (const seat of last.winners ?? []) expect(first).toContain(table.seats[seat]?.mention);
      expect(rest.length).toBe(last.tribes.length);
      for (const [seat, { mention }] of table.seats.entries()) {
        expect(rest.join('\n')).toContain(
          `${seatName(SPEECH, seat)} · ${mention}: **${last.scores[seat]}**`,
        );
      }
      expect(english.heading(last)).toMatch(/^The end/);
    }
  });
});

/** What a seat is asked: title, text, and what the rules say of it. */
function asks(state: TuskState, seat: number): string {
  const decision = tusk.decisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
  const { title, text, help } = english.question(decision, tusk.view(state, seat), tableFor(2));
  return `${title}\n${text}\n${help}`;
}

describe('the question of a turn', () => {
  const asksOf = (tribe: Parameters<typeof board>[0]['tribes'][number]): string =>
    asks(board({ tribes: [tribe, { members: ['C4'] }] }), 0)
      .split('\n')
      .slice(1, -1)
      .join('\n');

  it.each([
    [
      { members: ['D5', 'D5'], food: 2 },
      '🧍 1 + 2 on D5, forest (3 sticks)\n🧺 2 food. Grow (2 food) or hunt first?',
    ],
    [{ members: ['D5'] }, '🧍 1 on D5, forest (3 sticks)\n🧺 nothing. Hunt first?'],
    [
      { members: ['D5!'], food: 1 },
      '🧍 1 (wounded) on D5, forest (3 sticks)\n🧺 1 food. Grow first (1 food)?',
    ],
    [
      { members: ['D5!', 'D5'] },
      '🧍 1 (wounded) + 2 on D5, forest (3 sticks)\n🧺 nothing. Hunt first?',
    ],
    [{ members: [] }, '🧺 nothing.'],
  ])('%j: it says who is where, and what comes first', (tribe, words) => {
    expect(asksOf(tribe)).toBe(words);
  });

  it('warns no more once a member has acted', () => {
    const state = board({ tribes: [{ members: ['D5', 'D5'], food: 2 }, { members: ['C4'] }] });
    expect(asks(play(state, 0, 'move.1.E4').state, 0)).toContain('\n🧺 2 food.\n');
  });

  it('is asked of a member with its actions', () => {
    const view = tusk.view(board({ tribes: [{ members: ['D5', 'C4!'] }, { members: ['C4'] }] }), 0);
    expect(english.pieces?.question('1', 0, view)).toBe('Member 1, 2 actions: what next?');
    expect(english.pieces?.question('2', 0, view)).toBe('Member 2, wounded, 2 actions: what next?');
  });
});

describe('the question of a hunt’s end', () => {
  /** Seat 0 sends its hunters, seat 1 answers, and the dice of both sides fall. */
  function huntEnd(first: readonly string[], second: string, dice: readonly number[]): TuskState {
    const state = board({ tribes: [{ members: first }, { members: ['C4'] }] });
    const sent = play(state, 0, first.length === 1 ? 'hunt.1' : 'hunt.12').state;
    return play(sent, 1, second, dice).state;
  }

  it('offers to stay, and speaks of nobody else, to a tribe that hunts alone', () => {
    const state = huntEnd(['D5', 'D5'], 'done', [1, 1, 4, 1]);
    expect(asks(state, 0)).toBe(
      'Hunt, round 1: stay or leave?\n🦣 4 food left. You hunt with 2 members, 1 wounded.\nStay, or lead all your hunters to one tile beside the mammoth.',
    );
  });

  it('says that a tribe must leave when all its hunters are wounded', () => {
    const alone = huntEnd(['D5', 'D5'], 'done', [1, 1, 4, 4]);
    expect(asks(alone, 0)).toBe(
      'Hunt, round 1: where do you go?\n🦣 4 food left. You hunt with 2 wounded members.\nAll your hunters are wounded and must leave: lead them to one tile beside the mammoth.',
    );
  });

  it('says who else chooses at the same time', () => {
    const both = huntEnd(['D5'], 'hunt.1', [1, 1, 4, 1]);
    expect(asks(both, 0)).toBe(
      'Hunt, round 1: where do you go?\n🦣 4 food left. You hunt with 1 wounded member.\nYour hunter is wounded and must leave: lead it to one tile beside the mammoth. You and Heron choose in secret, at the same time.',
    );
    expect(asks(both, 1)).toBe(
      'Hunt, round 1: stay or leave?\n🦣 4 food left. You hunt with 1 member.\nStay, or lead your hunter to one tile beside the mammoth. You and Ember choose in secret, at the same time.',
    );
  });
});

describe('the questions of a fight', () => {
  it('say who else uses something in secret', () => {
    const both = { members: ['D5'], stick: 1 };
    const fight = (other: object) =>
      play(board({ tribes: [both, { members: ['D5'], ...other }] }), 0, 'fight.D5').state;
    expect(asks(fight({ grass: 1 }), 0)).toContain('You and Heron choose in secret');
    expect(asks(fight({}), 0)).toContain('Nobody else uses anything.');
  });

  it('offer nothing but grass to those of whom nobody stands', () => {
    const fallen = { members: ['D5!'], grass: 1, stick: 3 };
    const two = play(board({ tribes: [{ members: ['D5'] }, fallen] }), 0, 'fight.D5').state;
    expect(asks(two, 1)).toContain('only grass is of use');
    expect(asks(two, 1)).not.toContain('Each stick');
    const three = board({ tribes: [{ members: ['D5'] }, fallen, { members: ['D5'] }] });
    expect(asks(play(three, 0, 'fight.D5').state, 1)).toContain(
      'You roll no dice. Take part to hide behind grass, or sit out',
    );
  });
});

describe('the questions of whole matches', () => {
  const WALKS = walks(6);
  const questions = WALKS.flatMap(({ asked, table }) =>
    asked.map((one) => ({ ...one, ...english.question(one.decision, one.view, table) })),
  );

  it('offer to stay, and warn of what comes first, exactly where that may be done', () => {
    const offers: readonly (readonly [TuskKind, RegExp, (action: TuskAction) => boolean])[] = [
      ['regroup', /\bStay\b/, (action) => action.do === 'regroup' && action.to === null],
      ['turn', /[Hh]unt first\?/, (action) => action.do === 'send'],
    ];
    for (const [kind, words, isMeant] of offers) {
      const said = new Set<boolean>();
      for (const { decision, choices, text, help } of questions) {
        if (decision.kind !== kind) continue;
        const may = choices.some(({ action }) => isMeant(action));
        said.add(may);
        expect(words.test(`${text} ${help}`), text).toBe(may);
      }
      expect(said).toEqual(new Set([true, false]));
    }
  });

  it('speak of secrecy exactly where several are asked at once', () => {
    for (const { decision, view, help = '' } of questions) {
      if (!decision.sealed || !decision.owed) continue;
      expect(/You(?:, \w+)* and \w+ choose in secret/.test(help), help).toBe(view.owing.length > 1);
    }
  });

  it('never leave open whether a number is a member or a count', () => {
    const told = WALKS.flatMap(({ told: all, table }) =>
      english.lines(all.flat(), table).map(textOf),
    );
    const offered = questions.flatMap(({ decision, choices, view }) =>
      choices.map((choice) => english.phrase(choice, decision, view, tableFor(4)).label),
    );
    const texts = [...told, ...offered, ...questions.map(({ text }) => text)];
    // A number after a tribe's name, or before what only members do.
    const bare =
      /(?:Ember|Heron|Fern|Flint) \d|(?<![Mm]embers? (?:[\d, +]|and )*)\b\d (?:is wounded|are wounded|against|attack|back on|hunting|→ [A-G]|goes|go )/;
    expect(texts.filter((text) => bare.test(text)).slice(0, 5)).toEqual([]);
  });
});

describe('the hand', () => {
  const state = board({
    tribes: [
      { members: ['D5'], card: 'trappers', stick: 2, food: 1 },
      { members: ['E4'], card: 'warmonger' },
    ],
  });

  it('shows a secret card to its owner, with what it scores and what was passed over', () => {
    const hand = english.hand?.(tusk.view(state, 0), 0, tableFor(2));
    const [card, passed, goods] = hand?.split('\n') ?? [];
    expect(card).toBe('🃏 **Trappers** (nobody else knows it): 3 food for every stick + stone.');
    expect(passed).toMatch(/^You passed over .+ and .+\.$/);
    expect(goods).toBe('🔥 Ember holds 2 sticks, 1 food.');
  });

  it('does not know another tribe’s card', () => {
    const seen = english.hand?.(tusk.view(state, 0), 1, tableFor(2));
    expect(seen).toContain('its own secret');
    for (const card of VICTORIES) expect(seen).not.toContain(cardName(SPEECH, card));
  });
});

describe('the rules', () => {
  it.each(english.rules)('$title fits into one message', ({ title, text }) => {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(text.length).toBeLessThanOrEqual(1900);
    expect(text).not.toMatch(HOLE);
  });

  const chapter = (title: string) => english.rules.find((one) => one.title === title)?.text ?? '';

  it('say what nobody is asked: to hold a stone back, or to attack with nothing', () => {
    expect(chapter('Fights')).toContain('A stone must strike if it can');
    expect(chapter('The hunt')).toContain(
      'without tokens attacks directly after the one before it',
    );
    expect(chapter('Giving and trading')).toContain('there is no moment for that');
  });

  it('list every tile, card and season, and say which are ours', () => {
    for (const terrain of TERRAINS)
      expect(chapter('Tiles')).toContain(terrainName(SPEECH, terrain));
    for (const card of VICTORIES)
      expect(chapter('Victory cards')).toContain(cardName(SPEECH, card));
    for (const id of SEASONS) expect(chapter('Season cards')).toContain(seasonName(SPEECH, id));
    for (const title of ['Tiles', 'Victory cards', 'Season cards']) {
      expect(chapter(title)).toMatch(/\n\n-# This list is ours,.+$/);
    }
    expect(chapter('Victory cards')).toMatch(/As printed are .*Trappers \(the whole card\).*\.$/);
  });

  it('say what is ours at the end of a chapter, and in the middle of no rule', () => {
    const ours = /(?:is|are) ours|our own addition|printed|von uns|unsere eigene Zugabe|gedruckt/;
    for (const language of ['en', 'de'] as const) {
      for (const { title, text } of tuskEdition.in(language).rules) {
        const [last, ...above] = text.split('\n').toReversed();
        for (const line of above) expect(line, title).not.toMatch(ours);
        expect(last?.startsWith('-# '), title).toBe(ours.test(last ?? ''));
      }
    }
  });
});

describe('what wounds', () => {
  it.each<[Language, RegExp, RegExp]>([
    ['en', /season: it \*\*wounds\*\*/u, /walks on, and \*\*tramples\*\*/u],
    ['de', /Jahreszeit: Sie \*\*verwundet\*\*/u, /zieht es weiter und \*\*trampelt nieder\*\*/u],
  ])('is said on the cards before a match, a line each: %s', (language, ...wounds) => {
    const lines = tuskEdition.in(language).primer?.flatMap(({ text }) => text.split('\n')) ?? [];
    for (const one of wounds) expect(lines.filter((line) => one.test(line))).toHaveLength(1);
  });

  it('is taught as soon as members may move, after what there is to do', () => {
    const state = board({ tribes: [{ members: ['C4'] }, {}] });
    const [decision] = tusk.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const choices = tusk.choices(state, decision);
    const moves = 'shape' in choices ? [] : choices.filter(({ action }) => action.do === 'move');
    const taught = english.lessons?.(moves, decision, tusk.view(state, decision.seat));
    expect(taught?.map(({ name }) => name)).toEqual(['act', 'season', 'trampling']);
  });
});
