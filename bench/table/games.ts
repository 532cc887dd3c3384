import { z } from 'zod';

/** What of a game is looked at, for figures by its turns. */
export interface Counted {
  /** Reads from anybody's view in which of its turns a match is; 0 before the first. */
  readonly turn: z.ZodType<number>;
  /** Events by what they are called among the figures. */
  readonly events: Readonly<Record<string, string>>;
}

/** By the game's id. */
export const COUNTED: Readonly<Record<string, Counted>> = {
  tusk: {
    turn: z.object({ turn: z.number() }).transform(({ turn }) => turn),
    events: { kills: 'mammothKilled', fights: 'fightBegan' },
  },
  'stone-age': {
    turn: z.object({ round: z.number() }).transform(({ round }) => round),
    events: { buildings: 'buildingBuilt', cards: 'cardTaken', herds: 'herdTamed' },
  },
  // A round is one turn of each tribe.
  'rise-of-tribes': {
    turn: z
      .object({ turn: z.object({ number: z.number() }), tribes: z.array(z.unknown()) })
      .transform(({ turn, tribes }) => Math.ceil(turn.number / tribes.length)),
    events: { villages: 'villageBuilt', goals: 'goalCompleted', fights: 'conflictFought' },
  },
  'valley-of-the-mammoths': {
    turn: z.object({ turn: z.object({ number: z.number() }) }).transform(({ turn }) => turn.number),
    events: { battles: 'battleBegan', camps: 'campFounded', births: 'born' },
  },
};
