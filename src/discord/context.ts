import type { APIApplicationCommandBasicOption, REST } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../match/app/app.ts';
import type { LivePost } from '../match/stored/live-post.ts';
import type { MatchId, MatchRow } from '../store/store.ts';
import type { Painter } from '../render/pool.ts';
import type { DroppedPicture } from './dropped-pictures.ts';

/** Which panel was shown last at each place, so that a late picture does not overwrite a newer panel. */
export interface ShownLast {
  /** A panel is shown there. */
  begin(place: string): Showing;
}

export interface Showing {
  /** Is aborted when another one is shown there. */
  readonly signal: AbortSignal;
  /** The id of the message in which a panel was shown there before; null if none is known. */
  readonly former: string | null;
  /** Says in which message this panel is shown. Returns the message of the one before, which is to be deleted now. */
  standsIn(message: EphemeralMessage): EphemeralMessage | null;
}

/** A message that only its reader sees. */
export interface EphemeralMessage {
  readonly id: string;
  /** Takes it away, as long as Discord lets that be done. */
  remove(): Promise<void>;
}

/**
 * Panels that ask nothing at the moment: as long as Discord allows editing them, each is updated when its reader is
 * asked something.
 */
export interface WaitingPanels {
  /**
   * Keeps one until something else is shown in its place.
   *
   * @param pressedAt when that was pressed which made it, in milliseconds
   * @param signal is aborted when something else is shown there
   * @param anew shows it anew where its reader is asked by now; returns whether it did
   */
  keep(
    of: { readonly match: MatchId; readonly user: string },
    pressedAt: number,
    signal: AbortSignal,
    anew: () => Promise<boolean>,
  ): void;
  /** Somebody was told to answer in a match, as it stood then; null where that is not known. */
  told(match: MatchId, row: MatchRow | null): void;
  /** Resolves when all that is to be shown anew has been shown. */
  settled(): Promise<void>;
}

/** The options of each command, by its name and that of its subcommand: `match new`. */
export type Registered = ReadonlyMap<string, readonly APIApplicationCommandBasicOption[]>;

/** What every handler of an interaction is given. */
export interface HandlerContext {
  readonly app: App;
  readonly painter: Painter;
  readonly log: Logger;
  /** Knows which panel is the newest, so that what is added to a panel later does not overwrite a newer one. */
  readonly shown: ShownLast;
  readonly waiting: WaitingPanels;
  /** The newest message of a channel when something was pressed there last; null where that is not known. */
  newestIn(channel: string): string | null;
  /** Resolves when the time in which no process ran is left out of all clocks: nothing may be done before. */
  caughtUp(): Promise<void>;
  /** Counts a picture that a panel was sent without. */
  readonly pictureDropped: (what: DroppedPicture) => void;
  /** What commands take. */
  readonly registered: Registered;
}

/** What is asked of Discord's API to say something. */
export type Api = Pick<REST, 'get' | 'post' | 'patch' | 'put' | 'delete'>;

/** What it takes to say what was committed: Discord's API besides. */
export interface PostContext extends Pick<HandlerContext, 'app' | 'painter' | 'log'> {
  readonly rest: Api;
  /** The channels of DMs that were opened, by user: Discord lets me open few at a time. */
  readonly directs: Map<string, string>;
  /** The live posts of matches as a message leaves them: they are noted with it. */
  readonly livePosts: Map<MatchId, readonly LivePost[]>;
}
