import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { type Asked, askedOf, type Offered } from '../match/loaded/asked.ts';
import { isLesson } from '../match/stored/chosen.ts';
import type { Pieces } from '../presentation/edition.ts';
import type { AppSpeech } from '../words/index.ts';
import { answerButton } from './answer-button.ts';
import { type Button, buttonRows, type Option, type Row } from './controls.ts';
import { type RefusedTurn, turnButton } from './forms/turn.ts';
import { type Group, groups, listed, type ListGroup } from './group.ts';
import { writePlainly } from './ids.ts';
import { BUTTONS, OPTIONS, ROWS } from './limits.ts';
import { FEW, firstNamed, listOf, type Offering, togetherOf } from './lists.ts';
import {
  answerButtons,
  commandButton,
  formOf,
  isAlone,
  partition,
  type RefusedForm,
  shapedButton,
  wordsFor,
} from './offering.ts';
import { type Piece, pieceButton } from './pieces.ts';
import { alone, goingOn, type OfferedSteps } from './steps.ts';

/** So many selects has a piece at most; what has no room in them stands behind a button. */
const MOST_LISTS = 2;

/** So many buttons fewer stand beside a list of what several do together. */
const BESIDE_A_LIST = 2;

type Going = NonNullable<Pieces<unknown, unknown>['going']>;

/**
 * What a panel offers where pieces act: what one of them may do, the way to the others, and what no piece does.
 *
 * @param at the piece that is to act
 * @param isPlain whether it only goes where it is sent
 */
export function pieceChoices(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  pieces: readonly Piece[],
  at: Piece,
  isPlain: boolean,
  refused: RefusedForm | RefusedTurn | null,
  speech: AppSpeech,
): Offering {
  const { row, edition } = loaded;
  const { language } = speech;
  const words = edition.in(language);
  const every = groups(words, asked);
  const own = listed(groups(words, askedOf(loaded, seat, language, at.key)));
  const isFew = own.flatMap(({ offers }) => offers).length <= FEW;
  const [lists, here] = partition(own, ({ offers }) => !isFew && offers.length > 1);
  const goes = isPlain || isLesson(row, edition) ? undefined : words.pieces?.going;
  const parts: Offering[] = [];
  const behind: Button[] = [];
  // One that does not act where it goes has one select for all that has room in it.
  const isOne = words.pieces?.going === undefined;
  const whole = lists.flatMap(({ offers }) => offers);
  if (isOne && lists.length > 1 && whole.length <= OPTIONS) {
    parts.push(listOf(loaded, wordsFor(lists), whole.map(ofPiece), 0, asked, speech));
  } else
    for (const group of lists) {
      const { command, offers } = group;
      const above = parts.reduce((sum, { rows }) => sum + rows.length, 0);
      if (above + Math.ceil(offers.length / OPTIONS) > MOST_LISTS) {
        behind.push(commandButton(loaded, seat, group, firstNamed(loaded, group)));
        continue;
      }
      const isOnly = isPlain && command.name === words.pieces?.going?.by;
      const { button: what } = command;
      const name = isOnly ? speech.say('panel.only', { what }) : `${what} …`;
      parts.push(
        goes !== undefined && command.name === goes.by && offers.length < OPTIONS
          ? goingList(loaded, seat, asked, at, group, here, goes, above, speech)
          : listOf(loaded, name, offers.map(ofPiece), above, asked, speech),
      );
    }
  // What pieces do together stands where each of them is asked.
  const joined = new Set(
    pieces.flatMap(({ key }) =>
      askedOf(loaded, seat, language, key).flatMap(({ offers }) => offers),
    ),
  );
  const rest = every.flatMap((group): Group[] => {
    if (!('offers' in group)) return [group];
    const offers = group.offers.filter((offer) => !joined.has(offer));
    return offers.length === 0 ? [] : [{ ...group, offers }];
  });
  const others = rest.filter(({ offeredAs }) => offeredAs !== 'press');
  const ownRows = parts.flatMap(({ rows }) => rows);
  const buttons = [
    ...here.flatMap(({ command, offers }) =>
      offers.map((offer) => answerButton(loaded, seat, command, offer)),
    ),
    ...pieces.filter((one) => one !== at).map((one) => pieceButton(row.id, one)),
    ...behind,
    // What was refused is filled in again where it was.
    ...(refused?.do === 'turn' ? [turnButton(loaded, seat, refused, speech)] : []),
  ];
  const { together, pressed } = ofNoPiece(
    loaded,
    seat,
    others,
    { rows: ROWS - 2 - ownRows.length, buttons: BUTTONS - buttons.length },
    refused,
  );
  return {
    listed: own.flatMap(({ offers }) => offers),
    rows: [...ownRows, ...together, ...buttonRows([...buttons, ...pressed])],
    ends: listed(rest).flatMap((group) => answerButtons(loaded, seat, group)),
  };
}

/** What no piece does alone: what several do together in a row each, a few answers as buttons, else the way to them. */
function ofNoPiece(
  loaded: Loaded,
  seat: Seat,
  groups: readonly Group[],
  room: { readonly rows: number; readonly buttons: number },
  refused: RefusedForm | RefusedTurn | null,
): { readonly together: readonly Row[]; readonly pressed: readonly Button[] } {
  const lists = new Map<Group, Row>();
  for (const group of groups) {
    const list = 'offers' in group ? togetherOf(loaded.row.id, group) : null;
    if (list !== null) lists.set(group, list);
  }
  const together = [...lists].slice(0, Math.max(0, room.rows));
  const left = groups.filter((one) => together.every(([group]) => group !== one));
  // A phone has room for fewer buttons beside another list.
  let more = room.buttons - left.length - (together.length > 0 ? BESIDE_A_LIST : 0);
  const pressed = left.flatMap((group): Button[] => {
    if (!('offers' in group))
      return [shapedButton(loaded, group, isAlone(group, groups), formOf(refused))];
    const { command, offers } = group;
    if (lists.has(group) || offers.length - 1 > more) return [commandButton(loaded, seat, group)];
    more -= offers.length - 1;
    return offers.map((offer) => answerButton(loaded, seat, command, offer));
  });
  return { together: together.map(([, list]) => list), pressed };
}

const ofPiece = (offer: Offered): OfferedSteps => ({ ...alone(offer), ofPiece: true });

/**
 * A list of where a piece may go, with what it mostly does there, or twice where it is; its last option has it go there
 * alone.
 *
 * @param here what it may do without a list
 */
function goingList(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  { key }: Piece,
  { command, offers }: ListGroup,
  here: readonly ListGroup[],
  going: Going,
  above: number,
  speech: AppSpeech,
): Offering {
  const { say, language } = speech;
  const goOn = (firsts: readonly Offered[]): OfferedSteps[] =>
    goingOn(loaded, seat, language, key, firsts, (choice) => going.isThat(choice));
  const goes = goOn(offers);
  const stays = here.filter(({ command: { name } }) => name === going.does);
  const twice = goOn(stays.flatMap((group) => group.offers)).filter(
    ({ steps }) => steps.length > 1,
  );
  const ways = [...goes, ...twice].slice(0, OPTIONS - 1);
  const goesOn = ways.some(({ steps: [, next] }) => next !== undefined);
  const list = listOf(loaded, `${command.button} …`, ways, above, asked, speech);
  if (!goesOn) return list;
  const plainly: Option = {
    label: say('panel.only', { what: command.button }),
    value: writePlainly(key),
    ...(command.emoji === null ? {} : { emoji: command.emoji }),
  };
  const rows = list.rows.map(
    (row): Row =>
      row.is === 'list'
        ? { ...row, list: { ...row.list, options: [...row.list.options, plainly] } }
        : row,
  );
  return { ...list, rows };
}
