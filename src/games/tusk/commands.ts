import type { Seat } from '../../engine/game.ts';
import type { CommandSpec, OptionSpec, Phrase } from '../../presentation/edition.ts';
import type { MemberNumber, TuskAction } from './action.ts';
import { TRIBES, tribeOf } from './tribes.ts';
import { placeName } from './map.ts';
import type { TuskView } from './view.ts';
import type { TuskSpeech } from './words/index.ts';
import { cardName, tribeName } from './spoken/names.ts';

const pick = (name: string, description: string): OptionSpec => ({
  type: 'pick',
  name,
  description,
  required: true,
});

const amount = (name: string, description: string): OptionSpec => ({
  type: 'amount',
  name,
  description,
});

const member = pick('member', 'Which of your members, by the number on its token');

/** One amount for each tribe, named as the tribe is. */
const perTribe = (speech: TuskSpeech, what: string): OptionSpec[] =>
  TRIBES.map(({ id }, seat) => amount(id, `${what} ${tribeName(speech, seat)}`));

/** The commands of Tusk!, in the order in which a tribe comes to need them. */
export const commandsOf = (speech: TuskSpeech): readonly CommandSpec[] => [
  {
    name: 'place',
    description: 'Bring your first member onto the map',
    button: 'Place',
    emoji: '📍',
    options: [pick('at', 'The tile where it enters')],
  },
  {
    name: 'keep',
    description: 'Keep one of your three victory cards, in secret',
    button: 'Keep',
    emoji: '🃏',
    options: [pick('card', 'The card to keep')],
  },
  {
    name: 'grow',
    description: 'Pay food and bring your next member onto the map',
    button: 'Grow',
    emoji: '🌱',
    options: [pick('to', 'A tile that holds a member of yours')],
  },
  {
    name: 'hunt',
    description: 'Send members to hunt the mammoth',
    button: 'Hunt',
    emoji: '🦣',
    options: [pick('members', 'Who goes: all, or their numbers')],
  },
  {
    name: 'move',
    description: 'Move a member up to two tiles (1 action)',
    button: 'Move',
    emoji: '👣',
    options: [member, pick('to', 'The tile where it ends')],
  },
  {
    name: 'gather',
    description: 'Take one token from the tile a member stands on (1 action)',
    button: 'Gather',
    emoji: '🧺',
    options: [member],
  },
  {
    name: 'craft',
    description: 'Use the rule of a member’s tile: two tokens become 1 food (1 action)',
    button: 'Craft',
    emoji: '🍲',
    options: [member],
  },
  {
    name: 'recover',
    description: 'Let a wounded member stand up again (1 action)',
    button: 'Recover',
    emoji: '🩹',
    options: [member],
  },
  {
    name: 'fight',
    description: 'Fight the other tribes on a tile (1 action of every member there)',
    button: 'Fight',
    emoji: '⚔️',
    options: [pick('at', 'The tile to fight on')],
  },
  {
    name: 'done',
    description: 'End your turn; actions you have left are lost',
    button: 'Done',
    emoji: '✅',
    options: [],
  },
  {
    name: 'commit',
    description: 'Choose what you use in this fight or this round of the hunt',
    button: 'Commit',
    emoji: '✊',
    options: [
      amount('sticks', 'Pointy sticks: +1 each to all your dice'),
      amount('grass', 'Clumps of grass: −1 each to all dice thrown at you'),
      amount('stones', 'Lumpy stones: after a hit, each strikes once more'),
    ],
  },
  {
    name: 'stand',
    description: 'Say whether you take part in a fight of several tribes',
    button: 'Stand',
    emoji: '🛡️',
    options: [pick('choice', 'in, or out')],
  },
  {
    name: 'aim',
    description: 'Say how many of your members attack which tribe',
    button: 'Aim',
    emoji: '🎯',
    options: perTribe(speech, 'Members that attack'),
  },
  {
    name: 'stones',
    description: 'Say which tribes your stones strike after a fight',
    button: 'Stones',
    emoji: '🪨',
    options: perTribe(speech, 'Stones that strike'),
  },
  {
    name: 'share',
    description: 'Divide the 4 food of the mammoth you killed',
    button: 'Share',
    emoji: '🍖',
    options: perTribe(speech, 'Food for'),
  },
  {
    name: 'land',
    description: 'Choose where all hunters go after a kill on the breeding ground',
    button: 'Land',
    emoji: '⛺',
    options: [pick('to', 'A tile beside the breeding ground')],
  },
  {
    name: 'regroup',
    description: 'After a round of the hunt: stay, or call your hunters off',
    button: 'Regroup',
    emoji: '🏕️',
    options: [pick('to', 'stay, or a tile beside the mammoth')],
  },
  {
    name: 'step-aside',
    description: 'Move a trampled member out of the herd’s way',
    button: 'Step aside',
    emoji: '↪️',
    options: [member, pick('to', 'The tile where it goes')],
  },
];

/** How an action is said as a command: the same in every language, as names of commands are. */
export type Command = Pick<Phrase, 'command' | 'options'>;

/**
 * The command for an action of the seat that was asked. Unique among the choices of a decision.
 *
 * Names of tiles and cards are those on the picture; a member is `1` to `4`, several hunters are their
 * numbers in a row (`13`), and `all` are all that may be sent.
 */
export function commandFor(
  speech: TuskSpeech,
  action: TuskAction,
  seat: Seat,
  view: TuskView,
): Command {
  switch (action.do) {
    case 'place':
      return { command: 'place', options: { at: placeName(action.to) } };
    case 'keep':
      return { command: 'keep', options: { card: cardName(speech, action.card) } };
    case 'grow':
      return { command: 'grow', options: { to: placeName(action.to) } };
    case 'send':
      return {
        command: 'hunt',
        options: {
          members: isEverybody(action.members, seat, view) ? 'all' : action.members.join(''),
        },
      };
    case 'move':
      return {
        command: 'move',
        options: { member: String(action.member), to: placeName(action.to) },
      };
    case 'gather':
    case 'craft':
    case 'recover':
      return { command: action.do, options: { member: String(action.member) } };
    case 'fight':
      return { command: 'fight', options: { at: placeName(action.at) } };
    case 'done':
      return { command: 'done', options: {} };
    case 'sides':
      return { command: 'stand', options: { choice: action.sitsOut ? 'out' : 'in' } };
    case 'commit':
    case 'attack': {
      const { stick, grass, stone } = action.uses;
      return { command: 'commit', options: { sticks: stick, grass, stones: stone } };
    }
    case 'aim': {
      const amounts = action.at.map((part) => [part.seat, part.members] as const);
      return { command: 'aim', options: byTribe(opponents(seat, view), amounts) };
    }
    case 'stones': {
      const amounts = action.on.map((part) => [part.seat, part.stones] as const);
      return { command: 'stones', options: byTribe(opponents(seat, view), amounts) };
    }
    case 'share': {
      const amounts = action.food.map((food, to) => [to, food] as const);
      return {
        command: 'share',
        options: byTribe(
          action.food.map((_, to) => to),
          amounts,
        ),
      };
    }
    case 'land':
      return { command: 'land', options: { to: placeName(action.to) } };
    case 'regroup':
      return {
        command: 'regroup',
        options: { to: action.to === null ? 'stay' : placeName(action.to) },
      };
    case 'aside':
      return {
        command: 'step-aside',
        options: { member: String(action.member), to: placeName(action.to) },
      };
  }
}

/** Whether these are all of several members that could be sent: with one alone its number says more. */
function isEverybody(members: readonly MemberNumber[], seat: Seat, view: TuskView): boolean {
  const able = view.tribes[seat]?.members.filter(
    ({ at, wounded }) => typeof at === 'number' && !wounded,
  );
  return members.length > 1 && members.length === able?.length;
}

/** The other tribes of the fight that is going on, in seat order. */
function opponents(seat: Seat, view: TuskView): Seat[] {
  const seats = view.stages.flatMap((stage) => (stage.stage === 'fight' ? stage.seats : []));
  return seats.filter((other) => other !== seat).sort((a, b) => a - b);
}

/** An amount for each of these tribes, 0 where none is named. */
function byTribe(
  seats: readonly Seat[],
  amounts: readonly (readonly [Seat, number])[],
): Record<string, number> {
  return Object.fromEntries(
    seats.map((seat) => [tribeOf(seat).id, amounts.find(([named]) => named === seat)?.[1] ?? 0]),
  );
}
