import { LONGEST_OUTCOMES } from '../../src/discord/posted/calling.ts';
import { type Figure, median, percentile } from '../figure.ts';
import { minutesOf, wordsRead } from './minutes.ts';
import { panelsIn } from './panels.ts';
import { fewestPresses, pressesInTurns, pressesOfCostliest } from './presses.ts';
import type { Read } from './reading.ts';
import type { TranscriptEvent, Transcript } from './transcript.ts';

/** How a phone shows a thread: characters in a line, and pixels. */
const PHONE = { line: 40, lineHeight: 22, width: 390, height: 700 } as const;

/** What was counted in one match. What a match has but once, at its beginning and its end, is no post here. */
interface Tally {
  /** Posts that stand or stood, their pictures as they stood at last, and how often one was changed. */
  readonly posts: number;
  readonly pictures: number;
  readonly edits: number;
  /** Mentions that notified; and those of who had pressed last of all. */
  readonly pings: number;
  readonly selfPings: number;
  /** Direct messages. */
  readonly letters: number;
  /** How often somebody came to be asked something by what somebody else pressed. */
  readonly handOvers: number;
  /** At how many moments that was. */
  readonly calls: number;
  readonly presses: number;
  readonly answers: number;
  /** Characters of the longest message, those of the beginning and the end as well. */
  readonly longest: number;
  /** Panels that ask something as they stood when their reader pressed again, and those of them without a map or a land. */
  readonly asking: number;
  readonly bare: number;
  /** Milliseconds from each press to its panel, and to the picture on it. */
  readonly shown: readonly number[];
  readonly pictured: readonly number[];
  /** Buttons and selects in the thread that can be used at the end. */
  readonly live: number;
  /** Screens of a phone that the posts fill at the end. */
  readonly screens: number;
}

/** Counts one match. */
export function tally(transcript: Transcript): Tally {
  const { happenings, frame } = transcript;
  const of = <K extends TranscriptEvent['is']>(is: K) =>
    happenings.filter((one): one is Extract<TranscriptEvent, { is: K }> => one.is === is);
  const last = new Map<string, Read>();
  const told = happenings.flatMap((one) =>
    one.is === 'post' || one.is === 'edit' ? [one.message] : [],
  );
  for (const message of told) last.set(message.id, message);
  const removed = new Set(of('removal').map(({ id }) => id));
  const stood = [...last.values()].filter(({ id }) => !frame.has(id));
  const standing = stood.filter(({ id }) => !removed.has(id));
  const letters = of('letter').map(({ message }) => message);
  const posted = of('post').map(({ message }) => message);
  const panels = panelsIn(transcript);
  const asking = panels.filter(({ final }) => final.asks);
  const handOvers = handOversIn(transcript);
  return {
    posts: posted.filter(({ id }) => !frame.has(id)).length,
    pictures: stood.reduce((sum, { pictures }) => sum + pictures.length, 0),
    edits: of('edit').filter(({ message }) => !frame.has(message.id)).length,
    pings: posted.reduce((sum, { pings }) => sum + pings.length, 0),
    selfPings: selfPingsIn(transcript),
    letters: letters.length,
    handOvers: handOvers.found,
    calls: handOvers.moments,
    presses: of('press').length,
    answers: of('taken').reduce((sum, { answers }) => sum + answers, 0),
    longest: Math.max(0, ...[...told, ...letters].map(({ text }) => text.length)),
    asking: asking.length,
    bare: asking.filter(({ final }) => !final.hasMap).length,
    shown: panels.map(({ shown }) => shown),
    pictured: panels.flatMap(({ pictured }) => pictured ?? []),
    live: [...last.values()]
      .filter(({ id }) => !removed.has(id))
      .reduce((sum, { live }) => sum + live, 0),
    screens: standing.reduce((sum, post) => sum + heightOf(post, transcript), 0) / PHONE.height,
  };
}

/** The height of a post on a phone, in pixels: its words and pictures. */
function heightOf({ text, pictures }: Read, { shapes }: Transcript): number {
  // Mentions and times are read as a word.
  const lines = text === '' ? [] : text.replaceAll(/<[^>]+>/g, '@Somebody').split('\n');
  const rows = lines.reduce((sum, { length }) => sum + Math.ceil(length / PHONE.line), 0);
  const painted = pictures.reduce((sum, url) => sum + (shapes.get(url) ?? 0) * PHONE.width, 0);
  return rows * PHONE.lineHeight + painted;
}

/** How often the message that came notified who had pressed last. Who presses Start is led into the thread by its call. */
function selfPingsIn({ happenings }: Transcript): number {
  let presser: string | null = null;
  let found = 0;
  for (const one of happenings) {
    if (one.is === 'press') presser = one.by;
    else if (one.is === 'post' && presser !== null && one.message.pings.includes(presser))
      found += 1;
  }
  return found;
}

/**
 * How often somebody else than who pressed last came to be asked something; and at how many moments, as one post can
 * call several.
 */
function handOversIn({ happenings }: Transcript): {
  readonly found: number;
  readonly moments: number;
} {
  let presser: string | null = null;
  let before = new Map<string, readonly string[]>();
  let found = 0;
  let moments = 0;
  for (const one of happenings) {
    if (one.is === 'press') presser = one.by;
    else if (one.is === 'asked') {
      const until = found;
      for (const [person, questions] of one.of) {
        const known = before.get(person) ?? [];
        if (person !== presser && questions.some((id) => !known.includes(id))) found += 1;
      }
      if (found > until) moments += 1;
      before = new Map(one.of);
    }
  }
  return { found, moments };
}

/**
 * What no table should go beyond: characters of a message, presses for an answer, and for one of a rare kind. A post is cut
 * to 900 characters, but never loses what came of things: where six fight, that alone may be more.
 */
const MOST = { characters: LONGEST_OUTCOMES, pressesPerAction: 2, pressesOfRare: 3 } as const;

/** A kind of table, and where its figures are to be. */
export interface Setting {
  readonly name: string;
  /**
   * The most posts, and screens of a phone, that a turn of the game is to fill, the most presses of one of the people in
   * it, and the most words and minutes that a match of one of them is to take; null where nobody said.
   */
  readonly most: {
    readonly posts: number | null;
    readonly screens: number | null;
    readonly presses: number | null;
    /** Of a turn in which three members act, where the game has such. */
    readonly pressesOfThree?: number;
    readonly words: number | null;
    readonly minutes: number | null;
  };
}

/** The figures of the matches that were played in one setting. */
export function figuresOf(
  { name: setting, most }: Setting,
  transcripts: readonly Transcript[],
): Figure[] {
  const tallies = transcripts.map(tally);
  const matches = transcripts.length;
  const total = (read: (one: Tally) => number): number =>
    tallies.reduce((sum, one) => sum + read(one), 0);
  const turns = transcripts.reduce((sum, one) => sum + one.turns, 0);
  const turnsOfPeople = transcripts.reduce((sum, one) => sum + one.turns * one.people, 0);
  const shown = tallies.flatMap((one) => one.shown);
  const pictured = tallies.flatMap((one) => one.pictured);
  const figure = (
    name: string,
    value: number,
    unit: string,
    atMost: number | null = null,
  ): Figure => ({
    name: `${setting}.${name}`,
    value: Number.isFinite(value) ? Number(value.toPrecision(4)) : null,
    unit,
    target: atMost === null ? null : { atMost },
  });
  const aTurn = (name: string, read: (one: Tally) => number, atMost: number | null = null) =>
    figure(name, total(read) / turns, 'a turn', atMost);
  const aMatch = (name: string, sum: number, atMost: number | null = null) =>
    figure(name, sum / matches, 'a match', atMost);
  const handOvers = total((one) => one.handOvers);
  const presses = total((one) => one.presses);
  const turnsOfOne = transcripts.flatMap(pressesInTurns);
  const inTurns = turnsOfOne.map((one) => one.presses);
  const ofThree = turnsOfOne.flatMap((one) => (one.pieces === 3 ? [one.presses] : []));
  const fewest = transcripts.reduce((sum, one) => sum + fewestPresses(one), 0);
  const bare = total((one) => one.bare) / total((one) => one.asking);
  const events = [...new Set(transcripts.flatMap((one) => Object.keys(one.events)))];
  return [
    figure('matches', matches, ''),
    aMatch('turns', turns),
    aTurn('postsPerTurn', (one) => one.posts, most.posts),
    figure(
      'fewestPostsPerTurn',
      Math.max(
        turns,
        total((one) => one.calls - one.letters),
      ) / turns,
      'a turn, if each call that no DM does for took one, and a turn one at least',
    ),
    aTurn('picturesPerTurn', (one) => one.pictures),
    aTurn('editsPerTurn', (one) => one.edits),
    aTurn('phoneScreensPerTurn', (one) => one.screens, most.screens),
    figure(
      'longestPost',
      Math.max(...tallies.map((one) => one.longest)),
      'characters',
      MOST.characters,
    ),
    aMatch(
      'liveButtons',
      total((one) => one.live),
    ),
    aTurn('handOversPerTurn', (one) => one.handOvers),
    handOvers === 0
      ? figure('pingsPerHandOver', Number.NaN, 'nobody hands over to anybody')
      : figure('pingsPerHandOver', total((one) => one.pings) / handOvers, '', 1),
    aMatch(
      'selfPings',
      total((one) => one.selfPings),
      0,
    ),
    aTurn('lettersPerTurn', (one) => one.letters),
    figure('pressesPerAction', presses / total((one) => one.answers), '', MOST.pressesPerAction),
    figure('pressesOfCostliestKind', pressesOfCostliest(transcripts), '', MOST.pressesOfRare),
    figure('pressesPerTurn', presses / turnsOfPeople, 'a person', most.presses),
    ...(transcripts.some(({ people }) => people > 1)
      ? []
      : [
          aMatch('presses', presses),
          figure(
            'words',
            transcripts.reduce((sum, one) => sum + wordsRead(one), 0) / matches,
            'a match, in all new lines of the panel',
            most.words,
          ),
          figure(
            'minutes',
            transcripts.reduce((sum, one) => sum + minutesOf(one), 0) / matches,
            'a match, by a model: all new lines of the panel are read at 200 words a minute, a press takes 5 s',
            most.minutes,
          ),
        ]),
    figure('fewestPressesPerTurn', fewest / turnsOfPeople, 'a person, if each call took one'),
    figure('medianPressesInTurn', median(inTurns), 'of one of the people'),
    figure('mostPressesInTurn', Math.max(0, ...inTurns), 'of one of the people'),
    ...(ofThree.length === 0
      ? []
      : [
          figure(
            'pressesPerTurnOfThree',
            ofThree.reduce((sum, one) => sum + one) / ofThree.length,
            `a person with three members, in ${ofThree.length} turns`,
            most.pressesOfThree ?? null,
          ),
          figure('medianPressesInTurnOfThree', median(ofThree), 'of one of the people'),
        ]),
    figure('panelsWithoutMap', 100 * bare, '% of those that ask', 0),
    figure('panelMs', median(shown), 'ms'),
    figure('panelP99Ms', percentile(shown, 0.99), 'ms'),
    figure('pictureMs', median(pictured), 'ms'),
    figure('pictureP99Ms', percentile(pictured, 0.99), 'ms'),
    ...events.map((name) =>
      aMatch(
        name,
        transcripts.reduce((sum, one) => sum + (one.events[name] ?? 0), 0),
      ),
    ),
  ];
}
