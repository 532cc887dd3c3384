import { passages } from '../../../parts/passages.ts';
import { toldBy } from '../../../presentation/happening.ts';
import type { Line } from '../../../presentation/line.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import { SEASONS } from '../content/seasons.ts';
import { VICTORIES } from '../content/victory.ts';
import { isWound, type TuskEvent, type WoundCause } from '../event.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cards } from './cards.ts';
import { deals } from './deals.ts';
import { end } from './end.ts';
import { fight, fightWounds } from './fight.ts';
import { roaming, tramplingWounds } from './herd.ts';
import { hunt, huntWounds } from './hunt.ts';
import { kill } from './kill.ts';
import { landsAndSnow } from './lands.ts';
import { quietFight, quietHunt } from './quiet.ts';
import { season, seasonWounds } from './season.ts';
import { setup } from './setup.ts';
import {
  type EventFormatter,
  type Tellings,
  tellersOf,
  type TuskHappening,
  type Wounded,
} from './told.ts';
import { doings, doneSince, tribe } from './tribe.ts';

const TELLINGS: Tellings = {
  ...setup,
  ...tribe,
  ...hunt,
  ...kill,
  ...fight,
  ...season,
  ...roaming,
  ...landsAndSnow,
  ...cards,
  ...deals,
  ...end,
};

const WOUNDED: Readonly<Record<WoundCause, Wounded>> = {
  ...fightWounds,
  mammoth: huntWounds,
  season: seasonWounds,
  trampling: tramplingWounds,
};

/** How an event is told and shown. */
export const tellingOf = (event: TuskEvent): TuskHappening =>
  isWound(event) ? WOUNDED[event.by] : TELLINGS[event.type];

/** Whether an event begins another chapter, or beat, also where one of its kind is going on. */
export function begins(event: TuskEvent, what: 'chapter' | 'beat'): boolean {
  const { begins: begun } = tellingOf(event);
  return begun === what || begun === 'both';
}

/**
 * In a step that goes on with another part of the turn only hunters, what they use and win, and the mammoth change;
 * everything else is as it was.
 */
const told = toldBy<TuskEvent, TuskView>(TELLINGS, tellingOf);
export const { isOwnDoing, milestones, between } = told;

/** What the box holds. */
export const components = {
  cards: told.component(VICTORIES),
  seasons: told.component(SEASONS),
};

/** Each tribe has a passage of its own. */
export const isOfTribe = (event: TuskEvent): boolean => tellingOf(event).lines === doings;

function isSame(_passage: EventFormatter, before: TuskEvent, event: TuskEvent): boolean {
  if (!isOfTribe(event)) return true;
  return 'seat' in before && 'seat' in event && before.seat === event.seat;
}

/**
 * What happened, as lines in order. Facts of one passage in a row become one line, so a tribe's whole
 * turn is a sentence, and so is what came to nothing. Empty only where nothing but beginnings and tokens on tiles is to be told.
 */
export function lines(
  speech: TuskSpeech,
  events: readonly TuskEvent[],
  table: SpokenTable,
): Line[] {
  const all = passages(events, (event) => tellingOf(event).lines, isSame);
  const lined = doneSince(speech, events, table).map((text) => told.line(text, []));
  for (let at = 0; at < all.length; ) {
    const quiet = quietHunt(speech, all, at) ?? quietFight(speech, all, at);
    const here = all[at];
    if (quiet !== null) {
      const events = all.slice(at, at + quiet.passages).flatMap((one) => one.events);
      lined.push(told.line(quiet.line, events));
    } else if (here !== undefined) {
      const texts = here.passage(speech, here.events, table);
      lined.push(...texts.map((text) => told.line(text, here.events)));
    }
    at += quiet?.passages ?? 1;
  }
  return lined;
}

/**
 * What belongs together in so few words that they are read below a map on a phone: "Heron → C6, C3; +1
 * stone". Names tribes, never people. What was used and thrown stands in the lines, and so does what has no
 * place and changes nothing that is seen: who goes first, that a card was kept in secret, that a hunt begins.
 * Empty where that is all.
 */
export function caption(speech: TuskSpeech, events: readonly TuskEvent[]): string {
  const tellers = tellersOf(events, (event) => tellingOf(event).short);
  const parts = tellers.flatMap((tell) => tell(speech, events));
  return parts.length === 0 ? '' : speech.say('captions.all', { parts: parts.join('; ') });
}
