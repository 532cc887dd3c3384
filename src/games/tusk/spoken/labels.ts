import type { Seat } from '../../../engine/game.ts';
import type { MemberNumber, TuskAction } from '../action.ts';
import { TERRAIN } from '../content/terrain.ts';
import { type Place, placeName } from '../map.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';
import { cardWords } from './cards.ts';
import { closeWords, othersWords, tileWords, withoutMembers } from './ground.ts';
import type { TuskSpeech } from '../words/index.ts';
import {
  amountWords,
  capitalised,
  cardName,
  counted,
  listed,
  membersWords,
  terrainWord,
  tribeName,
  usesWords,
} from './names.ts';

/** Discord's limit for the label of a button. */
const LONGEST = 80;

/**
 * What happens if the seat that was asked chooses this: one line of at most 80 characters that says
 * enough by itself, and differs from those of the decision's other choices.
 */
export function label(speech: TuskSpeech, action: TuskAction, seat: Seat, view: TuskView): string {
  const tribe = tribeIn(view, seat);
  switch (action.do) {
    case 'place':
      return withOthers(
        speech,
        `Enter on ${tileWords(speech, view, action.to)}`,
        view,
        seat,
        action.to,
      );
    case 'keep':
      return `${cardName(speech, action.card)}: ${cardWords(speech, action.card)}`;
    case 'grow': {
      const [next = ''] = tribe.waiting;
      const cost = tribe.growthCost ?? 0;
      const price = cost === 0 ? 'for free' : `for ${amountWords(speech, cost, 'food')}`;
      return `Member ${next} joins on ${tileWords(speech, view, action.to)}, ${price}`;
    }
    case 'send':
      return `${capitalised(membersWords(speech, action.members))} ${action.members.length === 1 ? 'goes' : 'go'} hunting`;
    case 'move': {
      const { at } = memberIn(tribe, action.member);
      const from = typeof at === 'number' ? `${placeName(at)} → ` : '';
      const way = `Member ${action.member}: ${from}${tileWords(speech, view, action.to)}`;
      return withOthers(speech, way, view, seat, action.to);
    }
    case 'gather':
      return gatherLabel(speech, action.member, tribe, view);
    case 'craft':
      return craftLabel(speech, action.member, tribe, view);
    case 'recover':
      return `Member ${action.member} stands up again${where(memberIn(tribe, action.member))}`;
    case 'fight': {
      const able = tribe.members.filter(({ at, wounded }) => at === action.at && !wounded);
      const own = closeWords(able.map(({ member }) => member));
      const others = othersWords(speech, view, seat, action.at) ?? 'nobody';
      return fitting(`Fight on ${placeName(action.at)}: your ${own} against `, others);
    }
    case 'done':
      return doneLabel(tribe);
    case 'sides':
      return action.sitsOut
        ? 'Sit out: no dice, but you may still be hit'
        : 'Take part in the fight';
    case 'commit':
    case 'attack':
      return `Use ${usesWords(speech, action.uses)}`;
    case 'aim':
      return capitalised(
        listed(
          speech,
          action.at.map(
            (part) =>
              `${counted(speech, part.members, 'member')} ${part.members === 1 ? 'attacks' : 'attack'} ${nameOf(speech, part.seat)}`,
          ),
        ),
      );
    case 'stones':
      return action.on.length === 0
        ? 'No stone strikes'
        : listed(
            speech,
            action.on.map(
              (part) =>
                `${amountWords(speech, part.stones, 'stone')} at ${nameOf(speech, part.seat)}`,
            ),
          );
    case 'share':
      return shareLabel(speech, action.food, seat);
    case 'land':
      return withOthers(
        speech,
        `All hunters to ${tileWords(speech, view, action.to)}`,
        view,
        seat,
        action.to,
      );
    case 'regroup':
      if (action.to === null) return 'Stay in the hunt';
      return withOthers(
        speech,
        `Leave for ${tileWords(speech, view, action.to)}`,
        view,
        seat,
        action.to,
      );
    case 'aside':
      return withOthers(
        speech,
        `Member ${action.member} to ${tileWords(speech, view, action.to)}`,
        view,
        seat,
        action.to,
      );
  }
}

const nameOf = (speech: TuskSpeech, seat: Seat): string => tribeName(speech, seat);

function tribeIn(view: TuskView, seat: Seat): TribeView {
  const tribe = view.tribes[seat];
  if (tribe === undefined) throw new RangeError(`There is no tribe at seat ${seat}.`);
  return tribe;
}

function memberIn(tribe: TribeView, number: MemberNumber): MemberView {
  const member = tribe.members.find((one) => one.member === number);
  if (member === undefined) throw new RangeError(`There is no member ${number}.`);
  return member;
}

/** Says who else is there: their members' numbers, or their names alone where the line would be too long. */
function withOthers(
  speech: TuskSpeech,
  text: string,
  view: TuskView,
  seat: Seat,
  at: Place,
): string {
  const others = othersWords(speech, view, seat, at);
  if (others === null) return text;
  return fitting(`${text}, with `, others);
}

function fitting(text: string, others: string): string {
  const full = `${text}${others}`;
  return full.length <= LONGEST ? full : `${text}${withoutMembers(others)}`;
}

const where = ({ at }: MemberView): string =>
  typeof at === 'number' ? ` on ${placeName(at)}` : '';

function groundOf(speech: TuskSpeech, member: MemberView, view: TuskView) {
  const terrain = typeof member.at === 'number' ? view.tiles[member.at]?.terrain : null;
  return terrain === undefined || terrain === null || terrain === 'breeding ground'
    ? null
    : { name: terrainWord(speech, terrain), ...TERRAIN[terrain] };
}

function gatherLabel(
  speech: TuskSpeech,
  number: MemberNumber,
  tribe: TribeView,
  view: TuskView,
): string {
  const member = memberIn(tribe, number);
  const ground = groundOf(speech, member, view);
  const there = typeof member.at === 'number' ? (view.tiles[member.at]?.tokens ?? 0) : 0;
  const good = ground?.yields ?? null;
  const what = good === null ? 'a token' : amountWords(speech, 1, good);
  return `Member ${number} gathers ${what}${where(member)} (of ${there})`;
}

function craftLabel(
  speech: TuskSpeech,
  number: MemberNumber,
  tribe: TribeView,
  view: TuskView,
): string {
  const member = memberIn(tribe, number);
  const rule = groundOf(speech, member, view)?.rule ?? [];
  return `Member ${number} turns ${rule.map((good) => amountWords(speech, 1, good)).join(' + ')} into 1 food${where(member)}`;
}

function doneLabel({ members }: TribeView): string {
  const left = members.reduce((sum, { actions }) => sum + actions, 0);
  if (left === 0) return 'End your turn';
  return `End your turn; ${left === 1 ? '1 action is' : `${left} actions are`} lost`;
}

function shareLabel(speech: TuskSpeech, food: readonly number[], seat: Seat): string {
  const given = food.flatMap((count, to) =>
    count === 0 || to === seat ? [] : [`${count} to ${nameOf(speech, to)}`],
  );
  const kept = food[seat] ?? 0;
  if (given.length === 0) return `Keep all ${kept} food`;
  return `Keep ${kept === 0 ? 'nothing' : kept}, give ${listed(speech, given)}`;
}
