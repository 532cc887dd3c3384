import type { Seat } from '../engine/game.ts';
import type { Asked, Offered } from '../match/loaded/asked.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { AppSpeech } from '../words/index.ts';
import type { OfferedSteps } from './steps.ts';
import { button, type Button } from './controls.ts';
import { BUTTONS, OPTIONS, ROWS } from './limits.ts';

/** A piece of a seat that may act, and what may be answered with it. */
export interface Piece {
  readonly key: string;
  readonly name: string;
  /** What it is called on a button. */
  readonly short: string;
  /** What is asked of it. */
  readonly question: string;
  readonly emoji: string;
  readonly offers: readonly Offered[];
}

/** Where in a panel somebody is who has chosen a piece. */
export interface OpenedPiece {
  readonly do: 'piece';
  readonly piece: string;
  /** Whether a list of places only goes there, where else it does what mostly follows, too. */
  readonly isPlain?: true;
}

/**
 * The pieces with which a seat may act, in the order of its choices. None where what one of them may do has no room
 * on a panel, beside the others: it is offered by its commands then.
 */
export function piecesOf(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  { language }: AppSpeech,
): Piece[] {
  const { edition, match } = loaded;
  const { pieces } = edition.in(language);
  if (pieces === undefined) return [];
  const offers = new Map<string, Offered[]>();
  for (const { decision, offers: some } of asked) {
    if (!decision.owed || decision.sealed) continue;
    for (const offer of some) {
      if (offer.piece === null) continue;
      const own = offers.get(offer.piece);
      if (own === undefined) offers.set(offer.piece, [offer]);
      else own.push(offer);
    }
  }
  const others = Math.ceil((offers.size - 1) / BUTTONS);
  const hasRoom = (own: readonly Offered[]): boolean =>
    Math.ceil(own.length / OPTIONS) + others <= ROWS;
  if (![...offers.values()].every(hasRoom)) return [];
  const view = edition.game.view(match.state, seat);
  return [...offers].map(([key, own]) => ({
    key,
    name: pieces.name(key, seat, view),
    short: pieces.short(key, seat, view),
    question: pieces.question(key, seat, view),
    emoji: pieces.emoji,
    offers: own,
  }));
}

/** Opens what a piece may do. */
export const pieceButton = (match: number, { key, short, emoji }: Piece): Button =>
  button({ do: 'piece', match, piece: key }, short, 'quiet', emoji);

/** As many of these as there is room for: single steps first, and what is twice the same last. */
export function fitting(all: readonly OfferedSteps[], room: number): OfferedSteps[] {
  const sorts = ({ steps }: OfferedSteps): number =>
    new Set(steps.map(({ phrase }) => phrase.command)).size;
  const single = all.filter(({ steps }) => steps.length === 1);
  const mixed = all.filter((one) => one.steps.length > 1 && sorts(one) > 1);
  const kept = new Set([...new Set([...single, ...mixed, ...all])].slice(0, room));
  return all.filter((one) => kept.has(one));
}
