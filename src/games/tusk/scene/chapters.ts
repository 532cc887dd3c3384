import type { Seat } from '../../../engine/game.ts';
import { type TuskEvent, WOUNDED_IN } from '../event.ts';

/** Events that belong together: a tribe's doings, a fight, a hunt, what the season brings. */
export interface Chapter {
  /** Whose doing it is; null for what nobody does alone. */
  readonly seat: Seat | null;
  readonly events: readonly TuskEvent[];
}

/** What an event begins or goes on with; null where it belongs to whatever is going on. */
type Topic = string | null;

/** Cuts what happened into chapters, in order. */
export function chapters(events: readonly TuskEvent[]): Chapter[] {
  const all: { topic: Topic; seat: Seat | null; events: TuskEvent[] }[] = [];
  for (const event of events) {
    const current = all.at(-1);
    const topic = topicOf(event, current?.topic ?? null);
    const goesOn = topic === null || (topic === current?.topic && !BEGIN.has(event.type));
    if (current !== undefined && goesOn) current.events.push(event);
    else all.push({ topic, seat: ownerOf(event), events: [event] });
  }
  return all;
}

/** These begin a chapter also where the one before was of the same topic. */
const BEGIN: ReadonlySet<TuskEvent['type']> = new Set(['fightBegan', 'turnBegan']);

function topicOf(event: TuskEvent, current: Topic): Topic {
  switch (event.type) {
    case 'matchBegan':
    case 'memberPlaced':
    case 'cardsDrawn':
    case 'cardKept':
    case 'cardKeptSecretly':
      return 'setup';
    case 'turnBegan':
      return 'turn';
    case 'tribeBegan':
    case 'memberGrew':
    case 'huntersSent':
    case 'memberMoved':
    case 'gathered':
    case 'crafted':
    case 'recovered':
      return `tribe ${event.seat}`;
    // A tribe may be done with a fight: nothing of its own is to be told then.
    case 'tribeDone':
      return null;
    case 'fightBegan':
    case 'satOut':
    case 'aimed':
    case 'commitmentsRevealed':
    case 'fightRolled':
    case 'fightWon':
    case 'fightTied':
    case 'stonesThrown':
      return 'fight';
    case 'huntRoundBegan':
    case 'mammothAttacked':
    case 'mammothKilled':
    case 'mammothFoughtBack':
    case 'foodShared':
    case 'huntersReturned':
    case 'huntStayed':
      return 'hunt';
    case 'mammothWentHome':
      return current === 'hunt' ? null : 'herd';
    case 'memberWounded':
      return WOUNDED_IN[event.by];
    case 'cardRevealed':
    case 'cardToken':
      return null;
    case 'seasonDrawn':
    case 'tokensAdded':
    case 'tokensLost':
    case 'memberRemoved':
      return 'season';
    case 'herdRolled':
    case 'mammothMoved':
    case 'herdBlocked':
    case 'steppedAside':
      return 'herd';
    case 'landsFound':
      return 'lands';
    case 'snowRolled':
    case 'snowFell':
      return 'snow';
    case 'dealt':
      return 'deal';
    case 'gameEnded':
      return 'end';
  }
}

/** Whose chapter an event begins. */
function ownerOf(event: TuskEvent): Seat | null {
  switch (event.type) {
    case 'tribeBegan':
    case 'tribeDone':
    case 'memberGrew':
    case 'huntersSent':
    case 'memberMoved':
    case 'gathered':
    case 'crafted':
    case 'recovered':
      return event.seat;
    case 'fightBegan':
      return event.initiator;
    default:
      return null;
  }
}
