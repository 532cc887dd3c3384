import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { SPACES } from '../content/numbers.ts';
import type { TribeView, ValleyView } from '../view.ts';
import { type Threat, threatOf } from './threat.ts';

/** How a computer player looks at things. */
export interface Mind {
  /** Whether it thinks of what others may do, and of what it does to them. */
  readonly looksAround: boolean;
  /** What so many camps are worth, and what four are that were announced. */
  readonly camps: readonly number[];
  readonly crowned: number;
  /** What a couple is worth that may set up a camp, and a child by the turns until it is born. */
  readonly couple: number;
  readonly born: readonly number[];
  /** What food is worth that the next turn needs, and the one after it. */
  readonly needed: readonly [number, number];
}

/** What a tribe can tell from its view before it decides. */
export interface Outlook {
  readonly view: ValleyView;
  readonly mind: Mind;
  readonly seat: Seat;
  readonly me: TribeView;
  readonly rivals: readonly TribeView[];
  /** Turns after this one until births, and whether the next one is of summer. */
  readonly toBirths: number;
  readonly isSummerNext: boolean;
  /** Turns after this one until the harvest. */
  readonly toHarvest: number;
  readonly threat: Threat;
}

/** Reads a view for its own seat. Throws where the viewer has no seat. */
export function lookOn(view: ValleyView, mind: Mind): Outlook {
  if (view.viewer === 'public') throw new Error('Nobody plays from the public view.');
  const seat = view.viewer;
  const { stage } = view;
  const { season, space } = view.turn;
  const later = stage.frame === 'ordering' ? stage.left.filter((one) => one !== seat) : [];
  const left = SPACES - 1 - space;
  return {
    view,
    mind,
    seat,
    me: item(view.tribes, seat),
    rivals: view.tribes.filter((tribe) => tribe.seat !== seat && tribe.outSince === null),
    toBirths: left,
    isSummerNext: (season === 'summer') === left > 0,
    toHarvest: season === 'summer' ? left : left + SPACES,
    threat: mind.looksAround ? threatOf(view, seat, later) : () => 0,
  };
}
