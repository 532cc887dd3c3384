import { item } from '../../../parts/item.ts';
import { passages } from '../../../parts/passages.ts';
import { toldBy } from '../../../presentation/happening.ts';
import type { Line } from '../../../presentation/line.ts';
import { together } from '../../../presentation/together.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { CARDS } from '../content/cards.ts';
import { TILES } from '../content/herd.ts';
import type { StoneAgeEvent } from '../event.ts';
import { haveMostTiles, tallyOf } from '../tally.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { acting, acts } from './acts.ts';
import { diceForAll, sharing } from './dice-for-all.ts';
import { end } from './end.ts';
import { herd, taming } from './herd.ts';
import { feeding } from './meal.ts';
import { sending } from './placing.ts';
import { round } from './round.ts';
import type { Passage, Tellings, StoneAgeHappening } from './told.ts';

const TELLINGS: Tellings = {
  ...round,
  ...sending,
  ...acting,
  ...sharing,
  ...taming,
  ...feeding,
  ...end,
};

/** How an event is told and shown. */
export const tellingOf = ({ type }: StoneAgeEvent): StoneAgeHappening => TELLINGS[type];

const OF_HERD: ReadonlySet<string> = new Set(TILES);

/** With what an event is told; null where it is not. What a tribe gets is told with what brings it. */
function passageOf(event: StoneAgeEvent): Passage | null {
  if ('from' in event && event.from === 'die') return diceForAll;
  if ('from' in event && OF_HERD.has(event.from)) return herd;
  const telling = tellingOf(event);
  return telling.isTold?.(event) === false ? null : telling.passage;
}

/** Each tribe acts in a passage of its own; whom all tribes send out in turn is told together. */
function isSame(passage: Passage, before: StoneAgeEvent, event: StoneAgeEvent): boolean {
  if (passage !== acts) return true;
  return 'seat' in before && 'seat' in event && before.seat === event.seat;
}

/** What happened, by passages in order. */
export const passagesOf = (events: readonly StoneAgeEvent[]) => passages(events, passageOf, isSame);

const told = toldBy<StoneAgeEvent, StoneAgeView>(TELLINGS, tellingOf);
export const { isOwnDoing, milestones } = told;

/** What the box holds. */
export const components = {
  cards: told.component(CARDS),
  buildings: told.component(BUILDINGS),
  tiles: told.component(TILES),
};

/** What happened, as lines in order: a tribe's acts in a row are a sentence, and so is the meal of all. */
export const lines = (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]): Line[] =>
  passagesOf(events).flatMap(({ passage, events: together }) => {
    const all =
      passage.lines?.(speech, together) ??
      together.flatMap((event) =>
        [tellingOf(event).clause?.(speech, event) ?? []]
          .flat()
          .map((text) => ({ text, of: [event] })),
      );
    return all.map((one) => told.line(one, together));
  });

/** What belongs together in so few words that they are read below a board on a phone. Names tribes, never people. */
export function caption(
  speech: StoneAgeSpeech,
  { passage, events }: { readonly passage: Passage; readonly events: readonly StoneAgeEvent[] },
): string {
  const parts =
    passage.inShort?.(speech, events) ??
    events.flatMap((event) => tellingOf(event).deed?.(speech, event) ?? []);
  if (parts.length === 0) return '';
  return together(speech.say('captions.all', { parts: parts.join('; ') }));
}

/** The public view between two events of one step. What is asked, and who owes an answer, is as it was. */
export function between(before: StoneAgeView, events: readonly StoneAgeEvent[]): StoneAgeView {
  return counted(told.between(before, events));
}

/** With points as everybody could count them: of secret cards only the end tells. */
function counted(view: StoneAgeView): StoneAgeView {
  const most = haveMostTiles(view.tribes);
  const tribes = view.tribes.map((tribe, seat): TribeView => {
    const own = { ...tribe, points: tribe.tally.track };
    return { ...tribe, tally: tallyOf(own, tribe.cards, item(most, seat)) };
  });
  return { ...view, tribes, scores: tribes.map(({ tally }) => tally.total) };
}
