import { capitalised } from '../../../presentation/capitalised.ts';
import type { Seat } from '../../../engine/game.ts';
import { type EventPassage as Together, passages } from '../../../parts/passages.ts';
import { toldBy } from '../../../presentation/happening.ts';
import type { Line } from '../../../presentation/line.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import { together } from '../../../presentation/together.ts';
import { unique } from '../../../presentation/since.ts';
import { BEASTS } from '../action.ts';
import { ACTIONS, STRENGTHS } from '../content/dice.ts';
import { GOALS } from '../content/goals.ts';
import { LEADERS } from '../content/leaders.ts';
import { TILES } from '../content/tiles.ts';
import type { RiseEvent } from '../event.ts';
import { landOf } from '../map.ts';
import { diceSigns, seatName, tribeName } from '../spoken/names.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { CONFLICTS, conflicts } from './conflicts.ts';
import { doubles, ENDINGS } from './doubles.ts';
import { end } from './end.ts';
import { start } from './start.ts';
import type { Passage, Tellings, RiseHappening, Voice } from './told.ts';
import { turn } from './turn.ts';

const TELLINGS: Tellings = { ...start, ...turn, ...conflicts, ...doubles, ...end };

/** How an event is told and shown. */
export const tellingOf = ({ type }: RiseEvent): RiseHappening => TELLINGS[type];

const { isOwnDoing, milestones, component, line } = toldBy<RiseEvent, RiseView>(
  TELLINGS,
  tellingOf,
);
export { isOwnDoing, milestones };

/** What the box holds, and what may come of it. */
export const components = {
  goals: component(GOALS),
  leaders: component(LEADERS),
  tiles: component(TILES),
  endings: component(ENDINGS),
  actions: component(ACTIONS.flatMap((action) => STRENGTHS.map((one) => `${action}.${one}`))),
  beasts: component(BEASTS),
  conflicts: component(CONFLICTS),
};

/** Events that make one line. */
export type Chapter = Together<RiseEvent, Passage>;

const passageOf = (event: RiseEvent): Passage | null => {
  const telling = tellingOf(event);
  return telling.passageOf === undefined ? telling.passage : telling.passageOf(event);
};

/** The seat that does it in its own turn; null for what only happens. */
const deedOf = (event: RiseEvent): Seat | null =>
  tellingOf(event).isDeed === true && 'seat' in event && passageOf(event) === 'turn'
    ? event.seat
    : null;

/** What happened, line by line: each turn is one, below what doubles set off in it. */
export const chapters = (events: readonly RiseEvent[]): Chapter[] =>
  passages(
    events,
    (event) => (passageOf(event) === 'doubles' ? 'turn' : passageOf(event)),
    (passage, before, event) => {
      if (passage !== 'turn') return true;
      // At the start all come onto the map, one after the other.
      const [one, other] = [deedOf(before), deedOf(event)];
      return tellingOf(event).begins !== true && (one === null || other === null || one === other);
    },
  ).flatMap((chapter) => (chapter.passage === 'turn' ? parted(chapter.events) : chapter));

/** A turn in two parts, so far as there are both. What is lost is told with what came before it. */
function parted(events: readonly RiseEvent[]): Chapter[] {
  const parts: Record<'doubles' | 'turn', RiseEvent[]> = { doubles: [], turn: [] };
  let passage: keyof typeof parts = 'turn';
  for (const event of events) {
    if (tellingOf(event).isLoss !== true)
      passage = passageOf(event) === 'doubles' ? 'doubles' : 'turn';
    parts[passage].push(event);
  }
  return (['doubles', 'turn'] as const).flatMap((part) =>
    parts[part].length === 0 ? [] : [{ passage: part, events: parts[part] }],
  );
}

/** Whose doing it is; null for what nobody does alone. */
export function doerOf({ passage, events }: Chapter): Seat | null {
  const seats = passage === 'turn' ? events.map(deedOf) : [];
  return seats.find((seat) => seat !== null) ?? null;
}

/** Whether it is worth more words than what else its turn brought. */
export const isGreat = (event: RiseEvent): boolean =>
  tellingOf(event).isBig?.(event) === true || (tellingOf(event).lane?.(event) ?? null) !== null;

/** What a picture shows of it on the map of so many seats: members that went one after the other went one way. */
export const marksOf = (events: readonly RiseEvent[], seats: number): Mark[] =>
  unique(events.flatMap((event) => tellingOf(event).marks?.(event, namer(seats)) ?? []));

const namer = (seats: number) => landOf({ tribes: Array.from({ length: seats }) }).board.nameOf;

/** What happened, as lines in order. */
export const lines = (
  speech: RiseSpeech,
  events: readonly RiseEvent[],
  { seats }: SpokenTable,
): Line[] => {
  const voice: Voice = {
    speech,
    seat: (seat) => seatName(speech, seat),
    die: (die) => `${diceSigns([die])} `,
    at: namer(seats.length),
  };
  return chapters(events).flatMap((chapter) => {
    const doings = doingsOf(voice, chapter);
    if (doings === '') return [];
    const doer = doerOf(chapter);
    const does = chapter.events.some(isFight) ? 'fights' : 'does';
    const text =
      doer === null
        ? speech.say(`told.line.${chapter.passage}`, { doings: capitalised(doings) })
        : speech.say(`told.line.${does}`, { seat: voice.seat(doer), doings });
    return line(text, chapter.events);
  });
};

/** Whether tribes met: who is alone only comes down to the limit. */
const isFight = (event: RiseEvent): boolean =>
  event.type === 'conflictFought' && event.before.length > 1;

/** What belongs together in few words, below a board; empty for nothing. Names tribes, never people. */
export function caption(speech: RiseSpeech, chapter: Chapter, seats: number): string {
  const voice: Voice = {
    speech,
    seat: (seat) => tribeName(speech, seat),
    die: () => '',
    at: namer(seats),
  };
  const doings = doingsOf(voice, chapter);
  if (doings === '') return '';
  const doer = doerOf(chapter);
  return together(
    doer === null
      ? capitalised(doings)
      : speech.say('told.caption', { seat: voice.seat(doer), doings }),
  );
}

/** Clause by clause: what goes on with an action stands behind a colon. */
function doingsOf(voice: Voice, { events }: Chapter): string {
  // Doubles of which nothing came.
  if (events.every(({ type }) => type === 'diceRolled')) return '';
  let [doings, after] = ['', ''];
  let before: RiseEvent | null = null;
  for (const event of asTold(events)) {
    const telling = tellingOf(event);
    const clause = isToldLater(event, events)
      ? null
      : (telling.clause?.(voice, event, before) ?? null);
    if (clause === null) continue;
    const gap = telling.follows === true ? after : '; ';
    doings += doings === '' ? clause : `${gap}${clause}`;
    after = telling.gap ?? ', ';
    before = event;
  }
  return doings;
}

/** What an action used up is told after what it brought. */
function asTold(events: readonly RiseEvent[]): RiseEvent[] {
  const told: RiseEvent[] = [];
  for (const event of events) {
    const used =
      tellingOf(event).isGain === true
        ? told.findLastIndex(({ type }) => type !== 'tileDiscarded') + 1
        : told.length;
    told.splice(used, 0, event);
  }
  return told;
}

/** A tile that goes onto the map is told with where it goes. */
const isToldLater = (event: RiseEvent, events: readonly RiseEvent[]): boolean =>
  event.type === 'tileDrawn' &&
  events.some((other) => other.type === 'tilePlaced' && other.tile === event.tile);
