import { capitalised } from '../../../presentation/capitalised.ts';
import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { toldBy } from '../../../presentation/happening.ts';
import type { Line, PartLine } from '../../../presentation/line.ts';
import type { Mark } from '../../../presentation/scene.ts';
import { unique } from '../../../presentation/since.ts';
import { KINDS } from '../content/animals.ts';
import { CARDS } from '../content/cards.ts';
import { EVENTS } from '../content/events.ts';
import type { ValleyEvent } from '../event.ts';
import {
  animalsWords,
  KIND_EMOJI,
  kindName,
  packSigns,
  peopleSigns,
  peopleWords,
  seatName,
  tribeName,
} from '../spoken/names.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { battle, battleLines, SORTS } from './battle.ts';
import { beforeOrders } from './before-orders.ts';
import { byCamp, ending } from './ending.ts';
import { food, foodWords } from './food.ts';
import { orders } from './orders.ts';
import type { Passage, Tellings, ValleyHappening, Voice } from './told.ts';

const TELLINGS: Tellings = { ...beforeOrders, ...orders, ...battle, ...food, ...ending };

/** How an event is told and shown. */
export const tellingOf = ({ type }: ValleyEvent): ValleyHappening => TELLINGS[type];

const { isOwnDoing, milestones, component, line } = toldBy<ValleyEvent, ValleyView>(
  TELLINGS,
  tellingOf,
);
export { isOwnDoing, milestones };

/** What the box holds, and what may come of it. */
export const components = {
  cards: component(CARDS),
  events: component(EVENTS),
  animals: component(KINDS),
  battles: component(SORTS),
  endings: component(['camps', 'last', 'limit', 'nobody']),
};

/** Events that are told together. */
export interface Chapter {
  readonly passage: Passage;
  readonly events: readonly ValleyEvent[];
}

const deedBy = (event: ValleyEvent): Seat | null =>
  tellingOf(event).isDeed === true && 'seat' in event ? event.seat : null;

/** What happened, in order: a battle by itself, and a tribe’s own turn. */
export function chapters(events: readonly ValleyEvent[]): Chapter[] {
  const all: { passage: Passage; events: ValleyEvent[] }[] = [];
  const isOver = events.some(({ type }) => type === 'gameEnded');
  for (const event of events) {
    // Camps that may have won by now are not announced.
    if (isOver && event.type === 'campsAnnounced') continue;
    const telling = tellingOf(event);
    const own = telling.passageOf?.(event) ?? telling.passage;
    if (own === null) continue;
    const current = all.at(-1);
    const passage = own === 'same' ? (current?.passage ?? 'event') : own;
    const isOfOther =
      current !== undefined &&
      (passage === 'move' || passage === 'settling') &&
      own !== 'same' &&
      doerOf(current) !== deedBy(event);
    if (current?.passage !== passage || event.type === 'battleBegan' || isOfOther)
      all.push({ passage, events: [event] });
    else {
      // Of a crop that drops twice only what is left of it is told.
      if (event.type === 'cropDropped')
        current.events = current.events.filter(
          (one) => one.type !== event.type || one.at !== event.at,
        );
      current.events.push(event);
    }
  }
  return all;
}

/** Whose doing it is; null for what nobody does alone. */
export const doerOf = ({ passage, events: [first] }: Chapter): Seat | null =>
  first !== undefined && (passage === 'move' || passage === 'settling') ? deedBy(first) : null;

/** What pictures show of it. */
export const marksOf = (events: readonly ValleyEvent[]): Mark[] =>
  unique(events.flatMap((event) => tellingOf(event).marks?.(event) ?? []));

/** What happened, as lines in order. */
export function lines(speech: ValleySpeech, events: readonly ValleyEvent[]): Line[] {
  const voice: Voice = {
    speech,
    isBrief: false,
    seat: (seat) => seatName(speech, seat),
    people: peopleSigns,
    pack: packSigns,
    kind: (kind) => KIND_EMOJI[kind],
  };
  return chapters(events).flatMap((chapter) => {
    const doer = doerOf(chapter);
    return doingsOf(voice, chapter).map(({ text: doings, of }) => {
      const text =
        doer === null
          ? speech.say(`told.line.${chapter.passage}`, { doings: capitalised(doings) })
          : speech.say('told.line.does', { seat: voice.seat(doer), doings });
      return line({ text, of }, chapter.events);
    });
  });
}

/** What belongs together in few words, below a board; empty for nothing. Names tribes, never people. */
export function caption(speech: ValleySpeech, chapter: Chapter): string {
  const voice: Voice = {
    speech,
    isBrief: true,
    seat: (seat) => tribeName(speech, seat),
    people: (people) => peopleWords(speech, people),
    pack: (kind, count) => animalsWords(speech, kind, count),
    kind: (kind) => kindName(speech, kind),
  };
  const doer = doerOf(chapter);
  const doings = doingsOf(voice, chapter)
    .map(({ text }) => text)
    .join('; ');
  if (doings === '' || doer === null) return capitalised(doings);
  return speech.say('told.caption', { seat: voice.seat(doer), doings });
}

/** A part of a line; of another tribe than the line is about, with its name. */
function clauseOf(voice: Voice, event: ValleyEvent, doer: Seat | null): string | null {
  const clause = tellingOf(event).clause?.(voice, event) ?? null;
  const seat = deedBy(event);
  return clause === null || seat === null || seat === doer
    ? clause
    : voice.speech.say('told.does', { seat: voice.seat(seat), doing: clause });
}

type Doings = PartLine<ValleyEvent>;

/** What a chapter tells, line by line. */
function doingsOf(voice: Voice, chapter: Chapter): Doings[] {
  const { passage, events } = chapter;
  const doer = doerOf(chapter);
  const asLine = (text: string): Doings[] => (text === '' ? [] : [{ text, of: events }]);
  const part = (event: ValleyEvent, by: Seat | null) => clauseOf(voice, event, by) ?? [];
  const joined = (some: readonly ValleyEvent[]): string =>
    some.flatMap((event) => part(event, doer)).join('; ');
  switch (passage) {
    case 'battle':
      return battleLines(
        voice,
        events,
        events.flatMap((event) => part(event, doer)),
      );
    case 'food':
      return asLine(
        foodWords(voice, events, (event) => tellingOf(event).clause?.(voice, event) ?? null),
      );
    case 'season': {
      // Each tribe is named once.
      const words = grouped(byCamp(events), deedBy).map(([seat, own]) => {
        const all = own.flatMap((event) => part(event, seat)).join(', ');
        return seat === null
          ? all
          : voice.speech.say('told.caption', { seat: voice.seat(seat), doings: all });
      });
      return asLine(words.filter((word) => word !== '').join('; '));
    }
    default:
      return asLine(joined(events));
  }
}
