import { choiceNamed } from '../../engine/choices.ts';
import type { Amounts, Choice, Choices, Decision, Picks, Seat } from '../../engine/game.ts';
import { decisionsIn } from '../../engine/match.ts';
import { once } from '../../engine/once.ts';
import type { Language } from '../../language/languages.ts';
import type {
  AnyEdition,
  Phrase,
  Question,
  SpokenAmounts,
  SpokenPicks,
} from '../../presentation/edition.ts';
import type { Loaded } from '../app/loaded.ts';
import { tableIn } from '../stored/table.ts';

/** One legal answer, as it is offered to its owner. */
export interface Offered {
  /** The decision's id outside, and the choice's key. */
  readonly decision: string;
  readonly choice: string;
  readonly phrase: Phrase;
  /** With which of its seat's pieces it is done, where the game tells them apart. */
  readonly piece: string | null;
}

/** Answers that are not listed, and how they are said. */
export type Shaped =
  | { readonly is: 'amounts'; readonly shape: Amounts<unknown>; readonly spoken: SpokenAmounts }
  | { readonly is: 'picks'; readonly shape: Picks<unknown>; readonly spoken: SpokenPicks };

/** Those of one shape. */
export type ShapedAs<T extends Shaped['is']> = Extract<Shaped, { is: T }>;

/** What a seat is asked, with every legal answer in words. */
export interface Asked {
  readonly decision: Decision;
  readonly question: Question;
  /** Every answer of a list; none where they are amounts or picks. */
  readonly offers: readonly Offered[];
  /** Those of a list that are done with a piece, alone or with others. */
  readonly offersWith: (piece: string) => readonly Offered[];
  /** The shape of the answers; null if they are listed. */
  readonly shaped: Shaped | null;
  /** What this seat has sealed, and may still change. */
  readonly sealed: Offered | null;
  /** An answer in words. */
  readonly offer: (choice: Choice<unknown>) => Offered;
}

/** One press asks for the same many times: to find the answer, and for each part of a panel. */
const known = once<ReturnType<typeof once<readonly Asked[]>>>();

/**
 * Everything that a seat may answer now, in the words of its player.
 *
 * @param piece of lists, only what is done with this piece, alone or with others; null for all
 */
export function askedOf(
  { edition, match, table }: Omit<Loaded, 'row'>,
  seat: Seat,
  language: Language,
  piece: string | null = null,
): readonly Asked[] {
  const { state, ...beside } = match;
  const name = JSON.stringify([seat, language, beside, table]);
  const knownHere = known(edition, '', () => once());
  const all = knownHere(state, name, () => allAsked({ edition, match, table }, seat, language));
  if (piece === null) return all;
  return all.map((asked) => ({ ...asked, offers: asked.offersWith(piece) }));
}

function allAsked(
  { edition, match, table: seats }: Omit<Loaded, 'row'>,
  seat: Seat,
  language: Language,
): Asked[] {
  const { game } = edition;
  const table = tableIn(seats, language);
  const words = edition.in(language);
  const view = game.view(match.state, seat);
  const own = game.decisions(match.state);
  return decisionsIn(game, match).flatMap((decision, at) => {
    const inGame = own[at];
    if (decision.seat !== seat || inGame === undefined) return [];
    const choices = game.choices(match.state, inGame);
    const pieceOf = (choice: Choice<unknown>): string | null =>
      words.pieces?.of(choice, inGame) ?? null;
    const offer = (choice: Choice<unknown>): Offered => ({
      decision: decision.id,
      choice: choice.key,
      phrase: words.phrase(choice, inGame, view, table),
      piece: pieceOf(choice),
    });
    const shapedOf = (shape: Choices<unknown>): Shaped | null => {
      if (!('shape' in shape)) return null;
      if (shape.shape === 'amounts') {
        const spoken = words.amounts?.(shape, inGame, view, table);
        if (spoken !== undefined) return { is: 'amounts', shape, spoken };
      } else {
        const spoken = words.picks?.(shape, inGame, view, table);
        if (spoken !== undefined) return { is: 'picks', shape, spoken };
      }
      throw new Error(`${game.id} does not say how ${shape.shape} of "${decision.kind}" are said.`);
    };
    const name = match.sealed.find((one) => one.decision === decision.id);
    const sealed = name === undefined ? null : choiceNamed(choices, name.choice);
    const listed = 'shape' in choices ? [] : choices;
    const offers = listed.map(offer);
    const isWith = (piece: string, choice: Choice<unknown>): boolean =>
      pieceOf(choice) === piece || words.pieces?.joins?.(piece, choice, inGame, view) === true;
    return [
      {
        decision,
        question: words.question(inGame, view, table),
        offers,
        offersWith: (piece: string) =>
          listed.flatMap((choice, nth) =>
            isWith(piece, choice) ? offers.slice(nth, nth + 1) : [],
          ),
        shaped: shapedOf(choices),
        sealed: sealed === null ? null : offer(sealed),
        offer,
      },
    ];
  });
}

/** Of these choices, those that are made with one piece: faster than `askedOf` for a single piece. */
export function offersWith(
  { edition, match, table }: Omit<Loaded, 'row'>,
  seat: Seat,
  language: Language,
  piece: string,
  isMeant: (choice: Choice<unknown>) => boolean,
): Offered[] {
  const { game } = edition;
  const words = edition.in(language);
  const own = game.decisions(match.state);
  return decisionsIn(game, match).flatMap(({ id, owed, sealed, seat: of }, at): Offered[] => {
    const inGame = own[at];
    if (of !== seat || !owed || sealed || inGame === undefined) return [];
    const choices = game.choices(match.state, inGame);
    const meant =
      'shape' in choices
        ? []
        : choices.filter((one) => isMeant(one) && words.pieces?.of(one, inGame) === piece);
    if (meant.length === 0) return [];
    const view = game.view(match.state, seat);
    return meant.map((choice) => ({
      decision: id,
      choice: choice.key,
      phrase: words.phrase(choice, inGame, view, tableIn(table, language)),
      piece,
    }));
  });
}

/** The seats that the game waits for, whether or not they have sealed an answer. */
export function askedSeats({ edition, match }: Loaded): ReadonlySet<Seat> {
  const owed = decisionsIn(edition.game, match).filter((decision) => decision.owed);
  return new Set(owed.map(({ seat }) => seat));
}

/** Whether a choice is hidden from the other seats. */
export const isSecret = (
  { secretKinds }: Pick<AnyEdition, 'secretKinds'>,
  { sealed, kind }: Decision,
): boolean => sealed || secretKinds?.[kind] !== undefined;

/** Whether also who is asked is hidden from them, so that it is called by a DM. */
export const isAskedInSecret = (
  { secretKinds }: Pick<AnyEdition, 'secretKinds'>,
  { sealed, kind }: Decision,
): boolean => sealed || secretKinds?.[kind] === 'asked in secret';

/** Whether its player is asked: the game waits for it, or takes the answer ahead. */
export const isPut = ({ owed, sealed }: Decision): boolean => owed || sealed;

/** What the game waits for from a seat, whether or not it has sealed an answer. */
const owedOf = ({ edition, match }: Loaded, seat: Seat): Decision[] =>
  decisionsIn(edition.game, match).filter((decision) => decision.owed && decision.seat === seat);

/** Whether a seat is asked in secret, whether or not it has made its choice. */
export const askedInSecret = (loaded: Loaded, seat: Seat): boolean =>
  owedOf(loaded, seat).some((decision) => isAskedInSecret(loaded.edition, decision));

/** Whether a seat is asked for a choice that stays sealed until all have made theirs. */
export const askedSealed = (loaded: Loaded, seat: Seat): boolean =>
  owedOf(loaded, seat).some(({ sealed }) => sealed);

/** Whether a seat that is asked in secret has yet to make its choice. */
export function owesSecret(
  { edition, match }: Pick<Loaded, 'edition' | 'match'>,
  seat: Seat,
): boolean {
  return waitingFor({ edition, match }).some(
    (decision) => decision.seat === seat && isAskedInSecret(edition, decision),
  );
}

/** The decisions that the game waits for, without those that have a sealed answer. */
export function waitingFor({ edition, match }: Pick<Loaded, 'edition' | 'match'>): Decision[] {
  return decisionsIn(edition.game, match).filter(
    ({ id, owed }) => owed && !match.sealed.some(({ decision }) => decision === id),
  );
}
