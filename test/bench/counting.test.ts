import { describe, expect, it } from 'vitest';
import { figuresOf, tally } from '../../bench/table/counting.ts';
import { minutesOf } from '../../bench/table/minutes.ts';
import { pressesBy, pressesOfCostliest } from '../../bench/table/presses.ts';
import type { Read } from '../../bench/table/reading.ts';
import type { TranscriptEvent, Transcript } from '../../bench/table/transcript.ts';

const message = (id: string, more: Partial<Read> = {}): Read => ({
  id,
  text: '',
  pictures: [],
  hasMap: false,
  pings: [],
  live: 0,
  asks: false,
  ...more,
});

const press = (at: number, by: string, what: string): TranscriptEvent => ({
  is: 'press',
  at,
  by,
  what,
});
const panel = (at: number, by: string, more: Partial<Read>): TranscriptEvent => ({
  is: 'panel',
  at,
  by,
  message: message(`panel of ${by}`, { asks: true, ...more }),
});
const post = (id: string, more: Partial<Read> = {}): TranscriptEvent => ({
  is: 'post',
  message: message(id, more),
});
const asked = (of: Readonly<Record<string, readonly string[]>>): TranscriptEvent => ({
  is: 'asked',
  of: new Map(Object.entries(of)),
});
const taken = (
  turn: number,
  by: string,
  kind: string,
  answers: number,
  pieces = 0,
): TranscriptEvent => ({
  is: 'taken',
  by,
  turn,
  kind,
  topic: `${kind}.${turn}`,
  pieces,
  answers,
});

/** Two turns of two people: Ash has started the match and goes first. */
const transcript: Transcript = {
  people: 2,
  turns: 2,
  events: { kills: 1 },
  frame: new Set(['start', 'result']),
  shapes: new Map([
    ['first', 0.5],
    ['second', 2],
    ['last', 1],
  ]),
  happenings: [
    post('start', { text: 's'.repeat(50), live: 3 }),
    post('1', { text: 'x'.repeat(41), pictures: ['first'], pings: ['ash'], live: 2 }),
    asked({ ash: ['turn.1'] }),
    press(0, 'ash', 'play'),
    panel(40, 'ash', {}),
    panel(100, 'ash', { pictures: ['map'], hasMap: true }),
    press(1000, 'ash', 'pick'),
    panel(1020, 'ash', { pictures: ['cards'] }),
    taken(1, 'ash', 'turn', 2, 3),
    // Asked again: nobody else has pressed.
    asked({ ash: ['turn.2'] }),
    post('2', { text: 'one\ntwo <@123>', pictures: ['second'], pings: ['ash'], live: 2 }),
    press(2000, 'ash', 'answer'),
    panel(2060, 'ash', { asks: false }),
    taken(1, 'ash', 'turn', 1, 1),
    { is: 'letter', message: message('letter', { text: 'secret' }) },
    asked({ birch: ['choice.1'] }),
    post('3', { text: 'y', pings: ['birch'], live: 2 }),
    { is: 'edit', message: message('1', { text: 'x', pictures: ['first'], live: 0 }) },
    { is: 'removal', id: '2' },
    press(3000, 'birch', 'form'),
    press(3100, 'birch', 'form sent'),
    panel(3130, 'birch', { pictures: ['map'], hasMap: true }),
    taken(2, 'birch', 'choice', 1),
    asked({}),
    post('result', { text: 'z'.repeat(90), pictures: ['last'], live: 1 }),
  ],
};

describe('what is counted at a table', () => {
  const counted = tally(transcript);

  it('counts posts that stood, without those of the beginning and the end', () => {
    expect(counted).toMatchObject({ posts: 3, pictures: 2, edits: 1, letters: 1 });
  });

  it('takes the longest of all messages at any time, and buttons as they stand at the end', () => {
    expect(counted).toMatchObject({ longest: 90, live: 3 + 0 + 2 + 1 });
  });

  it('counts who was notified, and of these who had just pressed', () => {
    // Who presses Start sees nothing of the thread yet: its call leads there.
    expect(counted).toMatchObject({ pings: 3, selfPings: 1 });
  });

  it('counts a hand-over where somebody else comes to be asked than who pressed', () => {
    // At first nobody has pressed there.
    expect(counted.handOvers).toBe(2);
    const both = tally({
      ...transcript,
      happenings: [
        asked({ ash: ['a'], birch: ['b'] }),
        press(0, 'ash', 'pick'),
        asked({ birch: ['b'] }),
        press(0, 'birch', 'pick'),
        asked({ ash: ['c'], birch: ['d'] }),
      ],
    });
    expect(both.handOvers).toBe(3);
    expect(both.calls).toBe(2);
    const happenings = [press(0, 'ash', 'end'), asked({ birch: ['b'], cedar: ['c'] })];
    expect(tally({ ...transcript, happenings })).toMatchObject({ handOvers: 2, calls: 1 });
  });

  it('counts presses by the answers that were taken', () => {
    expect(counted).toMatchObject({ presses: 5, answers: 4 });
    expect(pressesBy([transcript])).toBe(
      [
        '  turn: 3 presses for 3 answers (1.00): play 1, pick 1, answer 1',
        '  choice: 2 presses for 1 answers (2.00): form 1, form sent 1',
      ].join('\n'),
    );
  });

  it('counts no cards before a lesson as presses of its first answer', () => {
    const cards = ['learn', ...Array.from({ length: 4 }, () => 'card')];
    const before = cards.map((what) => press(0, 'ash', what));
    const lesson = { ...transcript, happenings: [...before, ...transcript.happenings] };
    expect(pressesOfCostliest([lesson])).toBe(2);
  });

  it('counts no way to what is ordered once, either', () => {
    const way = ['panel', 'more', 'orders', 'order', 'hush', 'answer'];
    const happenings = [...way.map((what) => press(0, 'ash', what)), taken(1, 'ash', 'place', 1)];
    expect(pressesOfCostliest([{ ...transcript, happenings }])).toBe(1);
  });

  it('looks at panels as they stood when their reader pressed again', () => {
    // Birch waits by then, and may only order ahead.
    expect(counted).toMatchObject({ asking: 2, bare: 1 });
  });

  it('reads how soon a panel came, and the picture on it', () => {
    expect(counted.shown).toEqual([40, 20, 60, 30]);
    expect(counted.pictured).toEqual([100, 20, 30]);
  });

  it('reads how much of a phone the posts fill that stand', () => {
    // A line of 22 and half of 390 pixels; a line.
    expect(counted.screens).toBeCloseTo((22 + 195 + 22) / 700);
    const wide = tally({ ...transcript, happenings: [post('1', { text: 'x'.repeat(41) })] });
    expect(wide.screens).toBeCloseTo(44 / 700);
    const mention = tally({
      ...transcript,
      happenings: [post('1', { text: '<@1234567>'.repeat(4) })],
    });
    expect(mention.screens).toBeCloseTo(22 / 700);
  });

  it('says figures of several matches by their turns and people', () => {
    const setting = {
      name: 'two',
      most: {
        posts: 1,
        screens: null,
        presses: 9,
        pressesOfThree: 9,
        words: null,
        minutes: null,
      },
    };
    const short = { ...transcript, turns: 1, happenings: [], events: { kills: 0 } };
    const figures = figuresOf(setting, [transcript, short]);
    const read = (name: string) => figures.find((one) => one.name === `two.${name}`);
    expect(read('matches')?.value).toBe(2);
    expect(read('postsPerTurn')).toMatchObject({ value: 1, target: { atMost: 1 } });
    expect(read('pressesPerTurn')?.value).toBeCloseTo(5 / 6, 3);
    // Ash is called to a turn, Birch to a choice.
    expect(read('fewestPressesPerTurn')?.value).toBeCloseTo(2 / 6, 3);
    expect(read('mostPressesInTurn')?.value).toBe(3);
    expect(read('medianPressesInTurn')?.value).toBe(2.5);
    expect(read('pressesOfCostliestKind')).toMatchObject({ value: 2, target: { atMost: 3 } });
    expect(read('pressesPerAction')?.value).toBe(1.25);
    expect(read('panelsWithoutMap')?.value).toBe(50);
    expect(read('pingsPerHandOver')?.value).toBe(1.5);
    expect(read('selfPings')?.value).toBe(0.5);
    expect(read('pressesPerTurnOfThree')).toMatchObject({ value: 3, target: { atMost: 9 } });
    expect(read('minutes')).toBeUndefined();
    expect(read('liveButtons')?.value).toBe(3);
    expect(read('panelMs')?.value).toBe(35);
    expect(read('kills')?.value).toBe(0.5);
    expect(read('phoneScreensPerTurn')?.target).toBeNull();
  });

  it('says with how few posts a match could do: one for each call that no DM does for', () => {
    const setting = {
      name: 'two',
      most: { posts: null, screens: null, presses: null, words: null, minutes: null },
    };
    const fewest = (turns: number) =>
      figuresOf(setting, [
        {
          ...transcript,
          turns,
          happenings: ['birch', 'ash', 'birch', 'ash'].flatMap((who, nth) => [
            press(nth, who === 'ash' ? 'birch' : 'ash', 'answer'),
            asked({ [who]: [`turn.${nth}`] }),
            ...(nth === 0 ? [{ is: 'letter' as const, message: message('letter') }] : []),
          ]),
        },
      ]).find(({ name }) => name === 'two.fewestPostsPerTurn')?.value;
    expect(fewest(2)).toBe(1.5);
    expect(fewest(4)).toBe(1);
  });

  it('says how long one sits alone: what is new on a panel is read once, and each press takes a while', () => {
    const text = 'You have 2 sticks.\nWhat now?';
    const alone = {
      ...transcript,
      people: 1,
      happenings: [
        press(0, 'ash', 'learn'),
        panel(10, 'ash', { text }),
        press(100, 'ash', 'pick'),
        // Only a number is new.
        panel(110, 'ash', { text: text.replace('2', '3') }),
        press(200, 'ash', 'pick'),
        panel(210, 'ash', { text: `One more word\n${text}` }),
      ],
    };
    // Five words and three more, and three presses of five seconds.
    expect(minutesOf(alone)).toBeCloseTo(8 / 200 + 15 / 60);
    const most = { posts: null, screens: null, presses: null, words: null, minutes: 10 };
    const figures = figuresOf({ name: 'one', most }, [alone]);
    const minutes = figures.find(({ name }) => name === 'one.minutes');
    expect(minutes).toMatchObject({ value: 0.29, target: { atMost: 10 } });
  });

  it('says that nobody hands over where one plays alone', () => {
    const alone = { ...transcript, happenings: [] };
    const figures = figuresOf(
      {
        name: 'one',
        most: { posts: null, screens: null, presses: null, words: null, minutes: null },
      },
      [alone],
    );
    const pings = figures.find(({ name }) => name === 'one.pingsPerHandOver');
    expect(pings).toMatchObject({ value: null, target: null });
  });
});
