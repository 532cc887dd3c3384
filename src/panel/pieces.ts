import type { Seat } from '../engine/game.ts';
import type { Asked, Offered } from '../match/loaded/asked.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { Head } from '../presentation/edition.ts';
import type { AppSpeech } from '../words/index.ts';
import type { Group } from './group.ts';
import type { Way } from './steps.ts';
import { button, type Button } from './controls.ts';
import { OPTIONS, ROWS } from './limits.ts';

/** A piece of a seat that may act, and what may be answered with it. */
export interface Piece {
  readonly key: string;
  readonly name: string;
  /** What it is called on a button. */
  readonly short: string;
  /** What is to be known to act with it. */
  readonly text: string;
  readonly emoji: string;
  /** Over the lists of what it may do; none where that is one list. */
  readonly heads: readonly Head[];
  readonly offers: readonly Offered[];
}

/** Where in a panel somebody is who has chosen a piece. */
export interface OpenedPiece {
  readonly do: 'piece';
  readonly piece: string;
}

/**
 * The pieces with which a seat may act, in the order of its choices. None where what one of them may do has no room
 * on a panel: it is offered by its commands then.
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
  if ([...offers.values()].some((own) => own.length > ROWS * OPTIONS)) return [];
  const view = edition.game.view(match.state, seat);
  return [...offers].map(([key, own]) => ({
    key,
    name: pieces.name(key, seat, view),
    short: pieces.short(key),
    text: pieces.text(key, seat, view),
    emoji: pieces.emoji,
    heads: pieces.heads ?? [],
    offers: own,
  }));
}

/** What is left to be offered by its command where these pieces are offered. */
export function withoutPieces(all: readonly Group[], pieces: readonly Piece[]): Group[] {
  const theirs = new Set(pieces.flatMap(({ offers }) => offers));
  return all.flatMap((group): Group[] => {
    if (!('offers' in group)) return [group];
    const offers = group.offers.filter((offer) => !theirs.has(offer));
    return offers.length === 0 ? [] : [{ ...group, offers }];
  });
}

/** Opens what a piece may do. */
export const pieceButton = (match: number, { key, short, emoji }: Piece): Button =>
  button({ do: 'piece', match, piece: key }, short, 'main', emoji);

/** Ways that stand below one head; without a title where there are no heads. */
export interface Headed {
  readonly title: string | null;
  readonly ways: readonly Way[];
}

/**
 * Ways below their heads, in lists of 25, so many lists at most. Where they are more, neighbouring heads share lists, the
 * last ones first; where that is not enough, the last heads give way first, but single steps are kept.
 */
export function headed(
  ways: readonly Way[],
  heads: readonly Head[],
  most: number,
): readonly Headed[] {
  const all = [...heads, null]
    .map((head, at) => {
      const own = ways.filter((way) => headOf(way, heads) === (head === null ? -1 : at));
      return { title: head === null ? null : titleOf(head, own), ways: own };
    })
    .filter((one) => one.ways.length > 0);
  const isSingle = ({ steps }: Way): boolean => steps.length === 1;
  const rooms = sharing(all, most).map((one) => ({ ...one, lists: listsOf(one) }));
  const left = (): number => rooms.reduce((sum, { lists }) => sum + lists, 0) - most;
  for (const least of [1, 0]) {
    for (const one of rooms.toReversed()) {
      const kept = Math.max(least, Math.ceil(one.ways.filter(isSingle).length / OPTIONS));
      if (left() > 0) one.lists -= Math.min(left(), Math.max(0, one.lists - kept));
    }
  }
  return rooms.flatMap(({ title, ways: own, lists }) =>
    lists === 0 ? [] : [{ title, ways: fitting(own, lists * OPTIONS) }],
  );
}

const listsOf = ({ ways }: Headed): number => Math.ceil(ways.length / OPTIONS);

/** The same with so many lists at most, as far as lists that are not full make room for their neighbours. */
function sharing(all: readonly Headed[], most: number): readonly Headed[] {
  if (all.reduce((sum, one) => sum + listsOf(one), 0) <= most) return all;
  const merged = all.map((one, at): Headed | null => {
    const next = all[at + 1];
    if (next === undefined) return null;
    const titles = [one, next].flatMap(({ title }) => title ?? []);
    const both = {
      title: titles.length === 0 ? null : titles.join(' · '),
      ways: [...one.ways, ...next.ways],
    };
    return listsOf(both) < listsOf(one) + listsOf(next) ? both : null;
  });
  const at = merged.findLastIndex((one) => one !== null);
  const both = merged[at] ?? null;
  return both === null ? all : sharing(all.toSpliced(at, 2, both), most);
}

/** What stands over these ways, by the command that does them all where there is one. */
function titleOf({ title, alone = {} }: Head, ways: readonly Way[]): string {
  const [command, ...more] = new Set(
    ways.flatMap(({ steps }) => steps.map(({ phrase }) => phrase.command)),
  );
  return command === undefined || more.length > 0 ? title : (alone[command] ?? title);
}

/** Below which head a way stands; −1 for none. */
const headOf = ({ steps }: Way, heads: readonly Head[]): number =>
  heads.findIndex((head) => head.holds(steps.map(({ phrase }) => phrase.command)));

/** As many of these ways as there is room for: single steps first, and what is twice the same last. */
export function fitting(ways: readonly Way[], room: number): Way[] {
  const sorts = ({ steps }: Way): number => new Set(steps.map(({ phrase }) => phrase.command)).size;
  const single = ways.filter(({ steps }) => steps.length === 1);
  const mixed = ways.filter((way) => way.steps.length > 1 && sorts(way) > 1);
  const kept = new Set([...new Set([...single, ...mixed, ...ways])].slice(0, room));
  return ways.filter((way) => kept.has(way));
}
