import type { Seat } from '../../../engine/game.ts';
import type { TuskEvent } from '../event.ts';
import { BREEDING_GROUND, type Place } from '../map.ts';
import type { Chapter } from './chapters.ts';

/** The way of a member or of the herd over several chapters; the same place twice for one that came back. */
export interface Journey {
  /** Null for the herd. */
  readonly owner: Seat | null;
  /** Where it was before the first of them, or where it came into play. */
  readonly from: Place;
  readonly to: Place;
  /** The one in which it came to where it is now. */
  readonly chapter: Chapter;
}

/** From where to where all have gone in the end who are still on the map; `mammothAt` is traced. */
export function journeys(
  chapters: readonly Chapter[],
  mammothAt: ReadonlyMap<TuskEvent, Place | null>,
): Journey[] {
  const ways = new Map<string, Journey>();
  for (const chapter of chapters) {
    const go = (key: string, owner: Seat | null, from: Place, to: Place): void => {
      ways.set(key, { owner, from: ways.get(key)?.from ?? from, to, chapter });
    };
    const keyOf = (seat: Seat, member: number): string => `${seat} ${member}`;
    for (const event of chapter.events) {
      switch (event.type) {
        case 'memberPlaced':
        case 'memberGrew':
          go(keyOf(event.seat, event.member), event.seat, event.at, event.at);
          break;
        case 'memberMoved':
        case 'steppedAside':
          go(keyOf(event.seat, event.member), event.seat, event.from, event.to);
          break;
        case 'huntersSent':
          for (const member of event.members) ways.delete(keyOf(event.seat, member));
          break;
        case 'huntersReturned':
          for (const member of event.members) {
            const from = mammothAt.get(event) ?? event.to;
            go(keyOf(event.seat, member), event.seat, from, event.to);
          }
          break;
        case 'memberRemoved':
          ways.delete(keyOf(event.seat, event.member));
          break;
        case 'mammothWentHome':
          go('herd', null, event.from, BREEDING_GROUND);
          break;
        case 'mammothMoved': {
          const to = event.path.at(-1);
          if (to !== undefined) go('herd', null, mammothAt.get(event) ?? to, to);
          break;
        }
        default:
          break;
      }
    }
  }
  return [...ways.values()];
}
