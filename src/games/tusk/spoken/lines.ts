import { passages } from '../../../parts/passages.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import type { TuskEvent } from '../event.ts';
import { type Passage, tellingOf } from '../telling.ts';
import * as fight from './lines/fight.ts';
import * as hunt from './lines/hunt.ts';
import * as match from './lines/match.ts';
import * as season from './lines/season.ts';
import { quietFrom } from './lines/quiet.ts';
import { tribeLines } from './lines/tribe.ts';
import type { Teller } from './teller.ts';
import type { TuskSpeech } from '../words/index.ts';
import { seatName } from './names.ts';

const TELLERS: Readonly<Record<Passage, Teller>> = {
  begins: match.begins,
  placing: match.placing,
  drawn: match.drawn,
  kept: match.kept,
  turn: match.turn,
  tribe: tribeLines,
  'fight begins': fight.fightBegins,
  'sitting out': fight.sittingOut,
  aiming: fight.aiming,
  'fight dice': fight.fightDice,
  'wounded in fight': fight.woundedInFight,
  'wounded by stones': fight.woundedByStones,
  'fight ends': fight.fightEnds,
  'hunt round': hunt.huntRound,
  attacks: hunt.attacks,
  kill: hunt.kill,
  sharing: hunt.sharing,
  counterattack: hunt.counterattack,
  regrouping: hunt.regrouping,
  home: hunt.mammothHome,
  tokens: match.tokens,
  season: season.season,
  'wounded by season': season.woundedBySeason,
  removed: season.removed,
  herd: season.herd,
  trampled: season.trampled,
  aside: season.aside,
  lands: season.lands,
  snow: season.snow,
  dealing: match.dealing,
  ends: match.ends,
};

/** Each tribe has a passage of its own. */
function isSame(passage: Passage, before: TuskEvent, event: TuskEvent): boolean {
  if (passage !== 'tribe') return true;
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
): string[] {
  const all = passages(events, (event) => tellingOf(event).passage, isSame);
  const told: string[] = [];
  for (let at = 0; at < all.length; ) {
    const quiet = quietFrom(speech, all, at);
    const here = all[at];
    if (quiet !== null) told.push(quiet.line);
    else if (here !== undefined) told.push(...TELLERS[here.passage](speech, here.events, table));
    at += quiet?.passages ?? 1;
  }
  const [first] = events;
  // What it did was told before; that it is done was not.
  if (first?.type !== 'tribeDone') return told;
  return [speech.say('tribe.is done', { seat: seatName(speech, first.seat) }), ...told];
}
