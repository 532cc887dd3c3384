import { describe, expect, it } from 'vitest';
import { begin, undo } from '../../../src/engine/match.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { tuskStory } from '../../../src/games/tusk/retelling.ts';
import { VICTORY } from '../../../src/games/tusk/content/victory.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { matchStory, type TuskMoment } from '../../../src/games/tusk/story.ts';
import type { TuskView } from '../../../src/games/tusk/view.ts';
import { inTheEnd, luckWords } from '../../../src/games/tusk/spoken/retelling.ts';
import { momentsOf } from '../../../src/presentation/moments.ts';
import type { Beat } from '../../../src/presentation/story.ts';
import { recorded } from './recorded.ts';
import { at, busyView, goods, member, TABLE, tiles, tribe } from './views.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

/** Two tribes with so much food. */
const viewOf = (food: readonly [number, number], more: Partial<TuskView> = {}): TuskView =>
  busyView({
    tribes: food.map((each, seat) =>
      tribe(seat, [member(1, seat === 0 ? 'D5' : 'C4')], { goods: goods(0, 0, 0, each) }),
    ),
    stages: [],
    owing: [],
    ...more,
  });

const moment = (view: TuskView, ...events: readonly TuskEvent[]): TuskMoment => ({ view, events });

const tribeTurn = (seat: number, ...within: readonly TuskEvent[]): TuskEvent[] => [
  { type: 'tribeBegan', seat },
  ...within,
  { type: 'tribeDone', seat },
];

const gathered: TuskEvent = { type: 'gathered', seat: 0, member: 1, at: at('D5'), good: 'food' };
const turn = (number: number): TuskEvent => ({ type: 'turnBegan', turn: number, first: 0 });
const season: TuskEvent = { type: 'seasonDrawn', season: 'spring', arrows: 1, ice: 1 };
const snow: TuskEvent = { type: 'snowFell', at: [at('D1')], left: 36 };
const ended: TuskEvent = {
  type: 'gameEnded',
  food: [4, 7],
  cards: [],
  totals: [9, 7],
  winners: [0],
};

describe('the farewell', () => {
  it('is a sentence, whether its first number is a word or not', () => {
    const after = (turns: number) =>
      inTheEnd(
        SPEECH,
        'farewell',
        matchStory([
          moment(viewOf([0, 0]), { type: 'matchBegan', first: 0, seats: 2 }),
          ...Array.from({ length: turns }, (_, i) => moment(viewOf([0, 0]), turn(i + 1))),
          moment(viewOf([9, 7]), ended),
        ]),
      );
    expect(after(6)).toBe(
      'Six turns, no mammoths and no fights, and 🔥 Ember has the warmest fire: here is the whole story, to watch again.',
    );
    expect(after(8)).toMatch(/^8 turns, /);
  });

  it('begins as the last caption of the story, which names all winners', () => {
    const moments = [
      moment(viewOf([0, 0]), { type: 'matchBegan', first: 0, seats: 2 }),
      moment(viewOf([9, 7]), { ...ended, winners: [0, 1] }),
    ];
    const [caption = ''] = tuskStory(SPEECH).beats(moments, TABLE).at(-1)?.caption ?? [];
    expect(caption).toMatch(/ and 🔥 Ember and 🐦 Heron have the warmest fire\.$/u);
    expect(tuskStory(SPEECH).farewell(moments, TABLE).startsWith(caption.slice(0, -1))).toBe(true);
  });
});

describe('the story of a match', () => {
  it('has a beat for each tribe’s turn, season, fight, hunt round and kill, in order', () => {
    const view = viewOf([0, 0]);
    const story = matchStory([
      moment(view, { type: 'matchBegan', first: 0, seats: 2 }),
      moment(view, turn(1), ...tribeTurn(0, gathered)),
      moment(
        view,
        { type: 'tribeBegan', seat: 1 },
        { type: 'memberMoved', seat: 1, member: 1, from: at('C4'), to: at('D5') },
        { type: 'fightBegan', at: at('D5'), initiator: 1, seats: [1, 0] },
        { type: 'fightTied' },
        { type: 'memberMoved', seat: 1, member: 1, from: at('D5'), to: at('C4') },
        { type: 'tribeDone', seat: 1 },
      ),
      moment(view, { type: 'huntRoundBegan', round: 1 }),
      moment(view, { type: 'mammothKilled', leader: 0, at: at('D4') }),
      moment(view, { type: 'foodShared', leader: 0, food: [4, 0] }, season, snow, turn(2)),
      moment(view, ...tribeTurn(0)),
    ]);
    expect(story.beats.map(({ kind, turn: number }) => `${number} ${kind}`)).toEqual([
      '0 setup',
      '1 tribe',
      '1 tribe',
      '1 fight',
      '1 tribe',
      '1 hunt',
      '1 kill',
      '1 season',
      '2 tribe',
    ]);
  });

  it('makes no beat of what is left of a turn after a fight, where nothing more happens', () => {
    const view = viewOf([0, 0]);
    const { beats } = matchStory([
      moment(view, { type: 'matchBegan', first: 0, seats: 2 }, turn(1)),
      moment(view, { type: 'tribeBegan', seat: 1 }, { type: 'fightTied' }),
      moment(view, { type: 'tribeDone', seat: 1 }),
    ]);
    expect(beats.map(({ kind }) => kind)).toEqual(['setup', 'fight']);
  });

  it('shows a beat as it was before what comes later in the same step', () => {
    const [before, after] = [viewOf([1, 0]), viewOf([1, 0], { tiles: tiles(3, ['D1']) })];
    const { beats } = matchStory([
      moment(before, { type: 'tribeBegan', seat: 0 }, gathered),
      moment(after, { type: 'tribeDone', seat: 0 }, season, snow, turn(2)),
    ]);
    expect(beats.map(({ view }) => view)).toEqual([before, after]);
  });

  it('counts food at the end of each turn with what the card was worth then, once that is known', () => {
    const holding = (sticks: number, tokens: number): TuskView => {
      const view = viewOf([3, 1]);
      const [one, two] = view.tribes;
      if (one === undefined || two === undefined) throw new Error('There are no tribes.');
      const snarer = { ...one, goods: goods(sticks, 2, 0, 3) };
      return { ...view, rules: 1, tribes: [snarer, { ...two, cardTokens: tokens }] };
    };
    const running = [
      moment(viewOf([0, 0], { rules: 1 }), turn(1)),
      moment(holding(2, 0), turn(2)),
      moment(holding(2, 2), turn(3)),
    ];
    const cards = [
      { seat: 0, card: 'snarers', food: 6 },
      { seat: 1, card: 'warmonger', food: 6 },
    ] as const;
    const story = matchStory([...running, moment(viewOf([4, 7]), { ...ended, cards: [...cards] })]);
    expect(story.turns).toBe(3);
    const [set, deeds] = [VICTORY[1].snarers, VICTORY[1].warmonger];
    expect(story.food).toEqual([
      [0, 3 + 2 * set.food, 3 + 2 * set.food, 9],
      [0, 1, 1 + 2 * deeds.food, 7],
    ]);
    expect(matchStory(running).food).toEqual([
      [0, 3, 3],
      [0, 1, 1],
    ]);
    expect(story.totals).toEqual([9, 7]);
    expect(story.winners).toEqual([0]);
  });

  it('counts how much of the land lies under snow', () => {
    const story = matchStory([
      moment(viewOf([0, 0], { tiles: tiles(1) }), turn(1)),
      moment(viewOf([0, 0], { tiles: tiles(3, ['D1', 'C1']) }), turn(2)),
    ]);
    expect(story.snow).toEqual([0, 2 / 37]);
  });

  it('credits kills to their leader, fights to their winner and ties to nobody', () => {
    const story = matchStory([
      moment(viewOf([0, 0]), turn(1), { type: 'fightWon', seat: 1, food: 1 }),
      moment(viewOf([0, 0]), turn(2), { type: 'fightTied' }),
      moment(viewOf([0, 0]), { type: 'mammothKilled', leader: 0, at: at('D4') }),
    ]);
    expect(story.fights).toEqual([
      { turn: 1, seat: 1 },
      { turn: 2, seat: null },
    ]);
    expect(story.kills).toEqual([{ turn: 2, seat: 0 }]);
  });

  it.each([1, 2, 3] as const)('tells of recorded match %i where all food came from', (number) => {
    const { sources, totals } = matchStory(recorded(number).moments);
    const sums = sources.map((own) => Object.values(own).reduce((sum, food) => sum + food, 0));
    expect(sums).toEqual(totals);
  });

  it('counts food that is traded for both sides, and what growing cost', () => {
    const { sources } = matchStory([
      moment(
        viewOf([0, 0]),
        turn(1),
        { type: 'memberGrew', seat: 1, member: 2, at: at('C4'), cost: 2 },
        { type: 'dealt', from: 0, to: 1, gives: { food: 3, stick: 1 }, takes: { food: 1 } },
      ),
    ]);
    expect(sources).toMatchObject([
      { trade: -2, growth: 0 },
      { trade: 2, growth: -2 },
    ]);
  });

  it('throws where there is nothing to tell', () => {
    expect(() => matchStory([])).toThrow(RangeError);
  });
});

describe('the luck of the dice', () => {
  const luckAfter = (...events: readonly TuskEvent[]) =>
    matchStory([moment(viewOf([0, 0]), turn(1), ...events)]).luck;

  it('expects a hit of every sixth die, and of more with sticks', () => {
    const [ember] = luckAfter({
      type: 'mammothAttacked',
      roll: { seat: 0, dice: [1, 4, 6], totals: [3, 6, 8], hits: 2 },
      uses: { stick: 2, grass: 0, stone: 0 },
      byStones: 0,
      food: 2,
      left: 2,
    });
    // With two sticks, 4, 5 and 6 hit.
    expect(ember).toMatchObject({ seat: 0, dice: 3, sum: 2, expected: 1.5, variance: 0.75 });
  });

  it('expects none against much grass, and all with many sticks', () => {
    const rolls = (seat: number, target: number, bonus: number, hits: number) => ({
      seat,
      target,
      dice: [2, 6],
      totals: [2 + bonus, 6 + bonus],
      hits,
    });
    const fight: TuskEvent = {
      type: 'fightRolled',
      at: at('D5'),
      rolls: [rolls(0, 1, -1, 0), rolls(1, 0, 5, 2)],
    };
    const [ember, heron] = luckAfter(fight);
    expect(ember).toMatchObject({ dice: 2, sum: 0, expected: 0 });
    expect(heron).toMatchObject({ dice: 2, sum: 2, expected: 2 });
    expect(
      [ember, heron].map((luck) => (luck === undefined ? '' : luckWords(SPEECH, luck))),
    ).toEqual(['could not hit', 'could not miss']);
  });

  it('leaves out the dice of the mammoth', () => {
    const [ember] = luckAfter({
      type: 'mammothFoughtBack',
      roll: { seat: 0, dice: [6], totals: [6], hits: 1 },
      grass: 0,
    });
    expect(ember?.dice).toBe(0);
  });

  it('says what it means by how rare it is', () => {
    const words = (sum: number) => luckWords(SPEECH, { dice: 16, sum, expected: 8, variance: 4 });
    expect([4, 6, 8, 10, 12].map(words)).toEqual([
      'very unlucky',
      'a little unlucky',
      'about average',
      'a little lucky',
      'very lucky',
    ]);
  });
});

describe('the picture of a beat', () => {
  const told = (view: TuskView, ...events: readonly TuskEvent[]) =>
    tuskStory(SPEECH).beats(
      [moment(view, { type: 'matchBegan', first: 0, seats: 2 }), moment(view, turn(1), ...events)],
      TABLE,
    );
  const roll = (seat: number, dice: readonly number[], bonus: number, hits: number) => ({
    seat,
    dice,
    totals: dice.map((die) => die + bonus),
    hits,
  });
  const nothing = { stick: 0, grass: 0, stone: 0 };
  const rowsOf = (beat: Beat | undefined) => beat?.scene.panes.flatMap(({ rows }) => rows) ?? [];
  const diceIn = (beat: Beat | undefined) =>
    rowsOf(beat).flatMap((row) =>
      row.row === 'dice'
        ? [[row.seat, ...row.dice.map((die) => (die.counts ? die.face : -die.face))]]
        : [],
    );

  it('shows the dice of a fight, those that wound marked, and what was used', () => {
    const beat = told(
      viewOf([0, 0]),
      { type: 'fightBegan', at: at('D5'), initiator: 1, seats: [1, 0] },
      {
        type: 'commitmentsRevealed',
        uses: [
          { seat: 1, uses: { ...nothing, stick: 2 } },
          { seat: 0, uses: nothing },
        ],
      },
      {
        type: 'fightRolled',
        at: at('D5'),
        rolls: [
          { ...roll(1, [4, 1, 5], 2, 2), target: 0 },
          { ...roll(0, [6, 5], 0, 1), target: 1 },
        ],
      },
      { type: 'fightWon', seat: 1, food: 1 },
      { type: 'stonesThrown', target: 0, by: [{ seat: 1, stones: 1 }], members: [1] },
      { type: 'memberWounded', seat: 0, member: 1, by: 'stone' },
    ).at(-1);
    expect(beat?.scene.panes.map(({ title }) => title)).toEqual(['Fight at D5']);
    expect(diceIn(beat)).toEqual([
      [1, 4, -1, 5],
      [0, 6, -5],
    ]);
    expect(rowsOf(beat).flatMap((row) => (row.row === 'seat' ? [row.seat] : []))).toEqual([1]);
    // Who won is told last, so that it is never left out.
    expect(beat?.caption.at(-1)).toContain('wins the fight');
    expect(beat?.caption).toContain('🪨 🐦 Heron’s stone wounds 🔥 Ember’s member 1.');
  });

  it('shows each attack of a hunt by itself, then the mammoth’s dice, and hunters in the pane only', () => {
    const view = viewOf([0, 0], {
      tribes: [0, 1].map((seat) => tribe(seat, [{ ...member(1, 'D5'), at: 'hunting' }])),
    });
    const attack = (
      seat: number,
      dice: readonly number[],
      hits: number,
      left: number,
    ): TuskEvent => ({
      type: 'mammothAttacked',
      roll: roll(seat, dice, 0, hits),
      uses: nothing,
      byStones: 0,
      food: hits,
      left,
    });
    const beats = told(
      view,
      { type: 'huntRoundBegan', round: 1 },
      attack(0, [6], 1, 3),
      attack(1, [2], 0, 3),
      { type: 'mammothFoughtBack', roll: roll(0, [3], 0, 0), grass: 0 },
      { type: 'mammothFoughtBack', roll: roll(1, [5], 0, 1), grass: 0 },
      { type: 'memberWounded', seat: 1, member: 1, by: 'mammoth' },
    ).slice(1);
    expect(beats.map(({ scene }) => [scene.title.phase, scene.panes[0]?.title])).toEqual([
      ['Hunt, round 1', 'Ember attacks'],
      ['Hunt, round 1', 'Heron attacks'],
      ['Hunt, round 1', 'Mammoth strikes back'],
    ]);
    expect(beats.map(diceIn)).toEqual([
      [[0, 6]],
      [[1, -2]],
      [
        [0, -3],
        [1, 5],
      ],
    ]);
    const tracks = beats.flatMap((beat) => rowsOf(beat)).filter((row) => row.row === 'track');
    expect(tracks.map(({ left }) => left)).toEqual([3, 3]);
    for (const { scene } of beats) {
      expect(scene.map?.tiles.flatMap(({ pieces }) => pieces)).toEqual([]);
    }
  });

  it('shows a season’s card, where the herd went, whom it hurt and which snow is new', () => {
    const view = viewOf([0, 0], {
      tiles: tiles(3, ['D1']),
      season: { id: 'spring', arrows: 1, ice: 1 },
      tribes: [tribe(0, [member(1, 'D5')]), tribe(1, [member(1, 'C4', { wounded: true })])],
    });
    const beat = told(
      view,
      season,
      { type: 'memberWounded', seat: 1, member: 1, by: 'season' },
      { type: 'mammothMoved', path: [at('D3')], strayed: false },
      snow,
    ).at(-1);
    expect(beat?.scene.panes.map(({ title }) => title)).toEqual(['Spring']);
    expect(beat?.scene.map?.marks).toEqual([
      { mark: 'sign', at: 'C4', icon: 'wound' },
      { mark: 'trail', at: 'D3' },
      { mark: 'sign', at: 'D1', icon: 'snow' },
    ]);
  });

  it('ends with the result in place of the map, the best first', () => {
    const { scene } =
      told(
        viewOf([4, 7], {
          winners: [1],
          scores: [5, 9],
          tribes: [0, 1].map((seat) =>
            tribe(seat, [member(1, 'D5')], { card: { id: 'fishers', revealed: true } }),
          ),
        }),
        ended,
      ).at(-1) ?? {};
    expect(scene?.map).toBeNull();
    expect(scene?.panes.map(({ title }) => title)).toEqual(['Final score']);
    expect(scene?.shown).toEqual([]);
  });
});

describe('a recorded match told again', () => {
  const { record, moments } = recorded(1);
  const beats = tuskStory(SPEECH).beats(moments, TABLE);
  const chart = tuskStory(SPEECH).chart(moments, TABLE);

  it('has no row in its chart for what never happened', () => {
    const before = tuskStory(SPEECH).chart(moments.slice(0, 6), TABLE);
    expect(before.course.lanes).toEqual([]);
    expect(chart.course.lanes.length).toBeGreaterThan(0);
  });

  it('has a beat for every turn of a tribe, and ends with the end', () => {
    const turns = chart.course.columns.length - 1;
    expect(beats.filter(({ scene }) => scene.title.phase === 'Season Phase').length).toBe(turns);
    expect(beats.filter(({ weight }) => weight === 'small').length).toBeGreaterThanOrEqual(
      turns * record.seats,
    );
    expect(beats.findIndex(({ weight }) => weight === 'end')).toBe(beats.length - 1);
    for (const { caption } of beats) expect(caption.join('')).not.toBe('');
  });

  it('ends in the record’s points', () => {
    expect(chart.course.series.map(({ values }) => values.at(-1))).toEqual(record.outcome?.scores);
    for (const { values } of chart.course.series) {
      expect(values.length).toBe(chart.course.columns.length);
    }
  });

  it('shows nobody’s points or hidden card before the end', () => {
    for (const { scene, weight } of beats) {
      if (weight === 'end') continue;
      expect(scene.strips.map(({ score }) => score)).toEqual(scene.strips.map(() => null));
      expect(scene.strips.flatMap(({ flags }) => flags)).not.toContain('winner');
    }
    const early = beats.slice(0, -1).flatMap(({ scene }) => scene.strips);
    const shown = early.filter(({ card }) => card?.card === 'shown' && card.tokens === 0);
    expect(shown).toEqual([]);
  });

  it('leaves out what was undone', () => {
    const config = tusk.config({});
    const started = begin(tusk, { seed: record.seed, config, seats: 2, rules: tusk.rules });
    const gone = undo({ ...started.match, sequence: 1 }, [started.match], 0, [0, 1], 2);
    if (!gone.ok) throw new Error(gone.refusal);
    const kept = momentsOf(
      tusk,
      {
        matches: [started.match, started.match, gone.value.match],
        told: [started.events, started.events, []],
      },
      [
        { kind: 'setup' },
        { kind: 'answers', answers: [{ seat: 0, decision: 'x', choice: 'y' }] },
        gone.value.entry,
      ],
    );
    expect([...kept].length).toBe(1);
  });
});
