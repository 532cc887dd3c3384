import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../language/languages.ts';
import { type Asked, askedOf, type Offered } from '../../match/loaded/asked.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import type { AppSpeech } from '../../words/index.ts';
import { groups, listed, type ListGroup } from '../group.ts';
import { hasRoom, type PressAs, writeValue } from '../ids.ts';
import { optionFor } from '../lists.ts';
import { fitting, type Piece, piecesOf } from '../pieces.ts';
import type { Draft } from './shape.ts';
import { offeredStepsOf } from '../steps.ts';
import { button, type Button, type Field, type Filled, type Form } from '../controls.ts';
import type { TurnField } from '../../presentation/whole-turn.ts';
import { wholeTurnFields } from './whole-turn.ts';
import { FIELDS, OPTIONS } from '../limits.ts';

/** The form of a turn that was sent and refused. */
export interface RefusedTurn {
  readonly do: 'turn';
  readonly filled: Filled;
}

/** The fields for what is done before all pieces, and after them. No piece is called so. */
const [AT_FIRST, AT_LAST] = ['*', '+'];

/** So many pieces have a field beside what no piece does. Others act by the next press. */
const PIECES = FIELDS - 1;

/** What may be told in the form, in the order in which it is done. */
interface TurnParts {
  /** What no piece does, by commands that come before those of pieces. */
  readonly first: readonly ListGroup[];
  readonly pieces: readonly Piece[];
  /** What no piece does, by commands that come after. */
  readonly last: readonly ListGroup[];
}

/** The button that opens the form, with what was put into it before. */
export function turnButton(
  loaded: Loaded,
  seat: Seat,
  refused: RefusedTurn | null,
  speech: AppSpeech,
): Button {
  const empty: PressAs<'turn'> = { do: 'turn', match: loaded.row.id, draft: null };
  const full =
    refused === null
      ? empty
      : { ...empty, draft: draftOf(fieldsOf(loaded, seat, speech), refused.filled) };
  return button(hasRoom(full) ? full : empty, speech.say('buttons.in one go'), 'main', '🗒️');
}

/** Whether there is more to tell than one piece: others, or what is done before them. */
export const canTell = (
  loaded: Loaded,
  asked: readonly Asked[],
  pieces: readonly Piece[],
  language: Language,
): boolean =>
  pieces.length > 1 ||
  (pieces.length === 1 && toldIn(loaded, asked, pieces, language).first.length > 0);

/** The form of a whole turn: what is done first, by each piece, and at last. Null where there is less to tell. */
export function turnForm(
  loaded: Loaded,
  seat: Seat,
  { draft }: Pick<PressAs<'turn'>, 'draft'>,
  speech: AppSpeech,
): Form | null {
  const fields = fieldsOf(loaded, seat, speech);
  if (fields.length === 0) return null;
  const before = draft?.split('-') ?? [];
  return {
    press: { do: 'turn', match: loaded.row.id, draft: null },
    title: speech.say('panel.in one go'),
    fields: fields.map(({ id: name, label, empty, description, options, most }, at): Field => {
      const taken = before[at]?.split('+') ?? [];
      const typed = { name, label, description, isNeeded: false };
      if (options === null) return { is: 'line', ...typed, placeholder: empty };
      const about = { ...typed, least: 0 };
      const all = options.map((option, nth) => ({
        ...option,
        ...(taken.includes(String(nth)) ? { isChosen: true } : {}),
      }));
      if (all.length > 1)
        return {
          is: 'list',
          ...about,
          options: all,
          placeholder: empty,
          most: Math.min(most, all.length),
        };
      // A list of one thing is a box to tick.
      const boxes = all.map(({ label: thing, value, isChosen = false }) => ({
        label: thing,
        value,
        isChosen,
      }));
      return { is: 'boxes', ...about, options: boxes };
    }),
  };
}

/**
 * What the form was filled in with, in the order in which it is done: what options of a `pick` select say. Discord sends
 * what was chosen in one field in the order in which it was chosen.
 */
export function chosenInTurn(
  loaded: Loaded,
  seat: Seat,
  filled: Filled,
  speech: AppSpeech,
): string[] {
  const asked = askedOf(loaded, seat, speech.language);
  const pieces = piecesOf(loaded, seat, asked, speech);
  const { first, last } = toldIn(loaded, asked, pieces, speech.language);
  const chosen = [...filled.values()].flat();
  const takenOf = (all: readonly ListGroup[]): string[] =>
    offersIn(all)
      .map(valueOf)
      .filter((value) => chosen.includes(value));
  const [before, after] = [takenOf(first), takenOf(last)];
  const own = chosen.filter((value) => !before.includes(value) && !after.includes(value));
  return [...before, ...own, ...after];
}

/** What may be told to answer what pieces answer. A game declares its commands in the order in which they are needed. */
function toldIn(
  { edition }: Loaded,
  asked: readonly Asked[],
  pieces: readonly Piece[],
  language: Language,
): TurnParts {
  const words = edition.in(language);
  const theirs = pieces.flatMap(({ offers }) => offers);
  const named = new Set(theirs.map(({ phrase }) => phrase.command));
  const answered = new Set(theirs.map(({ decision }) => decision));
  const begins = words.commands.findIndex(({ name }) => named.has(name));
  const others = listed(groups(words, asked)).flatMap((group): ListGroup[] => {
    const offers = group.offers.filter(
      ({ piece, decision }) => piece === null && answered.has(decision),
    );
    return offers.length === 0 ? [] : [{ ...group, offers }];
  });
  const isFirst = ({ command }: ListGroup): boolean => words.commands.indexOf(command) < begins;
  return {
    first: others.filter(isFirst),
    pieces: pieces.slice(0, PIECES),
    last: others.filter((group) => !isFirst(group)),
  };
}

const offersIn = (all: readonly ListGroup[]): Offered[] => all.flatMap(({ offers }) => offers);

const valueOf = ({ decision, choice }: Offered): string => writeValue(decision, choice);

/** The fields of the form; none where there is less to tell than two things that go on. */
function fieldsOf(loaded: Loaded, seat: Seat, speech: AppSpeech): TurnField[] {
  const { language, say } = speech;
  const turn = wholeTurnFields(loaded, seat, language);
  if (turn.length > 0) return turn;
  const asked = askedOf(loaded, seat, language);
  const pieces = piecesOf(loaded, seat, asked, speech);
  if (!canTell(loaded, asked, pieces, language)) return [];
  const told = toldIn(loaded, asked, pieces, language);
  const own = told.pieces.map(({ key, name }): TurnField => {
    // What several do together is told once, and not by each of them.
    const ways = offeredStepsOf(loaded, seat, language, key).filter(({ steps }) =>
      steps.every(({ piece }) => piece === key),
    );
    const shown = fitting(ways, OPTIONS);
    // What others do before it may change what comes of it.
    const options = shown.map((way) =>
      optionFor(loaded.edition.in(language), way, speech, { isNext: false }),
    );
    const description = describing(shown.length, ways.length, speech);
    return { id: key, label: name, empty: `${name} …`, description, options, most: 1 };
  });
  // What is done before the pieces may be several things: one by each command.
  const first = whole(AT_FIRST, say('panel.at first'), told.first, told.first.length, speech);
  const last = whole(AT_LAST, say('panel.at last'), told.last, 1, speech);
  if (own.length + first.length + last.length <= FIELDS) return [...first, ...own, ...last];
  const most = told.first.length + 1;
  const all = [...told.first, ...told.last];
  return [...whole(AT_FIRST, say('panel.at first and at last'), all, most, speech), ...own];
}

/** The field for what no piece does; none where there is nothing of it. */
function whole(
  id: string,
  label: string,
  all: readonly ListGroup[],
  most: number,
  speech: AppSpeech,
): TurnField[] {
  const ways = all.flatMap(({ offeredAs, command, offers }) =>
    offers.map((offer) => ({
      // What such a choice says of itself is true now, before the pieces have acted.
      label:
        offeredAs === 'press' && offers.length === 1 ? command.description : offer.phrase.label,
      value: valueOf(offer),
      emoji: command.emoji,
    })),
  );
  if (ways.length === 0) return [];
  // Ends stand behind everything else, and none of them is to be left out.
  const options =
    ways.length <= OPTIONS ? ways : [...ways.slice(0, OPTIONS - 1), ...ways.slice(-1)];
  const what = all.map(({ command }) => command.button).join(', ');
  // Whom the first of them bring in has no field here.
  const usual = id === AT_FIRST ? 'panel.what comes first' : 'panel.what it does';
  const description = describing(options.length, ways.length, speech, usual);
  return [{ id, label: `${label}: ${what}`, empty: `${what} …`, description, options, most }];
}

const describing = (
  shown: number,
  all: number,
  { say }: AppSpeech,
  usual: 'panel.what it does' | 'panel.what comes first' = 'panel.what it does',
): string => (shown < all ? say('panel.not all fit') : say(usual));

/** What was chosen in each field, by its numbers among the field's options. */
const draftOf = (fields: readonly TurnField[], filled: Filled): Draft =>
  fields
    .map(({ id, options }) => {
      const taken = filled.get(id) ?? [];
      return (options ?? [])
        .flatMap(({ value }, at) => (taken.includes(value) ? [at] : []))
        .join('+');
    })
    .join('-');
