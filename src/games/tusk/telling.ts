import type { Seat } from '../../engine/game.ts';
import type { TuskEvent, WoundCause } from './event.ts';

/** Events that follow each other in one passage are told by one line. */
export type Passage =
  | 'begins'
  | 'placing'
  | 'drawn'
  | 'kept'
  | 'turn'
  | 'tribe'
  | 'fight begins'
  | 'sitting out'
  | 'aiming'
  | 'fight dice'
  | 'wounded in fight'
  | 'wounded by stones'
  | 'fight ends'
  | 'hunt round'
  | 'attacks'
  | 'kill'
  | 'sharing'
  | 'counterattack'
  | 'regrouping'
  | 'home'
  | 'tokens'
  | 'season'
  | 'wounded by season'
  | 'removed'
  | 'herd'
  | 'trampled'
  | 'aside'
  | 'lands'
  | 'snow'
  | 'dealing'
  | 'ends';

/** What a chapter of the news is about. */
export type ChapterKind =
  | 'setup'
  | 'turn'
  | 'tribe'
  | 'fight'
  | 'hunt'
  | 'season'
  | 'herd'
  | 'lands'
  | 'snow'
  | 'deal'
  | 'end';

/** What a beat of the story is about. */
export type BeatKind = 'setup' | 'tribe' | 'fight' | 'hunt' | 'kill' | 'return' | 'season' | 'end';

/** Where an event is told, and how. */
export interface Telling {
  /** Null for what other lines and the picture tell. */
  readonly passage: Passage | null;
  /** Null for what belongs to whatever is going on; the same for `beat`. */
  readonly chapter: ChapterKind | null;
  readonly beat: BeatKind | null;
  /** What it begins also where the one before was of the same kind. */
  readonly begins?: 'chapter' | 'beat' | 'both';
  /** What it belongs to where that is going on, instead of its own. */
  readonly within?: { readonly chapter: ChapterKind; readonly beat: BeatKind };
  /**
   * Who does it by a word of its own, by the member of the event that names the seat. Hunters also come back
   * without one, after a kill; dice, and what a word set off, are nobody's doing.
   */
  readonly doer?: 'seat' | 'initiator' | 'leader';
  /** It only says where something begins or is done: the board is as it was. */
  readonly board?: 'as it was';
  /**
   * In the captions of the story, which are short: left out, as the picture and the chart tell it as well; or
   * last, as the last of a caption is never left out.
   */
  readonly caption?: 'none' | 'last';
}

/** Wounds, by what wounds. */
const WOUNDED: Readonly<Record<WoundCause, Telling>> = {
  fight: { passage: 'wounded in fight', chapter: 'fight', beat: null },
  stone: { passage: 'wounded by stones', chapter: 'fight', beat: null },
  mammoth: { passage: 'counterattack', chapter: 'hunt', beat: null },
  season: { passage: 'wounded by season', chapter: 'season', beat: null },
  trampling: { passage: 'trampled', chapter: 'herd', beat: null },
};

const ofTribe = { passage: 'tribe', chapter: 'tribe', beat: 'tribe' } as const;
const byTribe = { ...ofTribe, doer: 'seat' } as const;

/** Every event, in the order of play: the one place that says what belongs together. */
const TELLING: Readonly<Record<Exclude<TuskEvent['type'], 'memberWounded'>, Telling>> = {
  matchBegan: { passage: 'begins', chapter: 'setup', beat: 'setup', caption: 'none' },
  memberPlaced: { passage: 'placing', chapter: 'setup', beat: 'setup', doer: 'seat' },
  cardsDrawn: { passage: 'drawn', chapter: 'setup', beat: 'setup' },
  cardKept: { passage: 'kept', chapter: 'setup', beat: 'setup', doer: 'seat' },
  cardKeptSecretly: { passage: 'kept', chapter: 'setup', beat: 'setup', caption: 'none' },

  turnBegan: {
    passage: 'turn',
    chapter: 'turn',
    beat: null,
    begins: 'chapter',
    board: 'as it was',
  },
  tribeBegan: { ...ofTribe, begins: 'beat', board: 'as it was' },
  memberGrew: byTribe,
  huntersSent: byTribe,
  memberMoved: byTribe,
  gathered: byTribe,
  crafted: byTribe,
  recovered: byTribe,
  // A tribe may be done with a fight: nothing of its own is news then.
  tribeDone: { ...byTribe, chapter: null, board: 'as it was' },

  fightBegan: {
    passage: 'fight begins',
    chapter: 'fight',
    beat: 'fight',
    begins: 'both',
    doer: 'initiator',
  },
  satOut: { passage: 'sitting out', chapter: 'fight', beat: 'fight', doer: 'seat' },
  aimed: { passage: 'aiming', chapter: 'fight', beat: 'fight', doer: 'seat' },
  commitmentsRevealed: {
    passage: 'fight dice',
    chapter: 'fight',
    beat: 'fight',
    caption: 'none',
  },
  fightRolled: { passage: 'fight dice', chapter: 'fight', beat: 'fight', caption: 'none' },
  fightWon: { passage: 'fight ends', chapter: 'fight', beat: 'fight', caption: 'last' },
  fightTied: { passage: 'fight ends', chapter: 'fight', beat: 'fight', caption: 'last' },
  stonesThrown: { passage: 'wounded by stones', chapter: 'fight', beat: 'fight' },

  huntRoundBegan: {
    passage: 'hunt round',
    chapter: 'hunt',
    beat: 'hunt',
    begins: 'beat',
    board: 'as it was',
    caption: 'none',
  },
  mammothAttacked: { passage: 'attacks', chapter: 'hunt', beat: 'hunt' },
  mammothKilled: { passage: 'kill', chapter: 'hunt', beat: 'kill', begins: 'beat' },
  foodShared: {
    passage: 'sharing',
    chapter: 'hunt',
    beat: 'kill',
    doer: 'leader',
    caption: 'last',
  },
  mammothFoughtBack: { passage: 'counterattack', chapter: 'hunt', beat: 'hunt', caption: 'none' },
  huntersReturned: { passage: 'regrouping', chapter: 'hunt', beat: 'return', caption: 'none' },
  huntStayed: {
    passage: 'regrouping',
    chapter: 'hunt',
    beat: null,
    doer: 'seat',
    caption: 'none',
  },
  // By a season, or after a kill.
  mammothWentHome: {
    passage: 'home',
    chapter: 'herd',
    beat: 'season',
    within: { chapter: 'hunt', beat: 'return' },
  },

  cardRevealed: { passage: 'tokens', chapter: null, beat: null },
  cardToken: { passage: 'tokens', chapter: null, beat: null },
  dealt: { passage: 'dealing', chapter: 'deal', beat: null },

  seasonDrawn: {
    passage: 'season',
    chapter: 'season',
    beat: 'season',
    begins: 'beat',
    caption: 'none',
  },
  // The season's own line says what it does to which terrain.
  tokensAdded: { passage: null, chapter: 'season', beat: 'season' },
  tokensLost: { passage: null, chapter: 'season', beat: 'season' },
  memberRemoved: { passage: 'removed', chapter: 'season', beat: 'season' },
  herdRolled: { passage: 'herd', chapter: 'herd', beat: 'season', caption: 'none' },
  mammothMoved: { passage: 'herd', chapter: 'herd', beat: 'season' },
  herdBlocked: { passage: 'herd', chapter: 'herd', beat: 'season' },
  steppedAside: {
    passage: 'aside',
    chapter: 'herd',
    beat: 'season',
    doer: 'seat',
    caption: 'none',
  },
  landsFound: { passage: 'lands', chapter: 'lands', beat: 'season' },
  snowRolled: { passage: 'snow', chapter: 'snow', beat: 'season', caption: 'none' },
  snowFell: { passage: 'snow', chapter: 'snow', beat: 'season' },
  turnsRanOut: { passage: 'ends', chapter: 'end', beat: 'end', board: 'as it was' },
  gameEnded: { passage: 'ends', chapter: 'end', beat: 'end' },
};

/** Where an event is told, and how. */
export function tellingOf(event: TuskEvent): Telling {
  return event.type === 'memberWounded' ? WOUNDED[event.by] : TELLING[event.type];
}

/** Whether an event begins another chapter, or beat, also where one of its kind is going on. */
export function begins(event: TuskEvent, what: 'chapter' | 'beat'): boolean {
  const { begins: begun } = tellingOf(event);
  return begun === what || begun === 'both';
}

/** Whether a tribe did just this itself: dice, and what its word set off, it has not seen. */
export function isOwnDoing(event: TuskEvent, seat: Seat): boolean {
  if (event.type === 'dealt') {
    // Both agree to a trade; a gift is its giver's word alone.
    return event.from === seat || (event.to === seat && Object.keys(event.takes).length > 0);
  }
  const { doer } = tellingOf(event);
  if (doer === 'initiator') return 'initiator' in event && event.initiator === seat;
  if (doer === 'leader') return 'leader' in event && event.leader === seat;
  return doer === 'seat' && 'seat' in event && event.seat === seat;
}
