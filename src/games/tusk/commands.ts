import type { Seat } from '../../engine/game.ts';
import type { CommandSpec, OptionSpec, Phrase } from '../../presentation/edition.ts';
import type { MemberNumber, TuskAction } from './action.ts';
import { CARDS_DRAWN } from './content/numbers.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import { TRIBES, tribeOf } from './tribes.ts';
import { placeName } from './map.ts';
import type { TuskView } from './view.ts';
import type { TuskSpeech } from './words/index.ts';
import { cardName, tribeName } from './spoken/names.ts';

/** What a command is called: the same in every language. */
type CommandName =
  | 'place'
  | 'keep'
  | 'grow'
  | 'hunt'
  | 'move'
  | 'gather'
  | 'craft'
  | 'recover'
  | 'fight'
  | 'done'
  | 'commit'
  | 'stand'
  | 'aim'
  | 'stones'
  | 'share'
  | 'land'
  | 'regroup'
  | 'step-aside';

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

/** One amount for each tribe, named as the tribe is. */
const perTribe = (speech: TuskSpeech, command: 'aim' | 'stones' | 'share'): OptionSpec[] =>
  TRIBES.map(({ id }, seat) =>
    amount(id, speech.say(`commands.${command}.tribe`, { tribe: tribeName(speech, seat) })),
  );

/** The commands of Tusk!, in the order in which a tribe comes to need them. */
export function commandsOf(speech: TuskSpeech): readonly CommandSpec[] {
  const { say } = speech;
  const member = pick('member', say('commands.member'));
  const value = (name: 'all' | 'in' | 'out' | 'stay'): string => say(`commands.values.${name}`);
  const command = (name: CommandName, emoji: string, options: readonly OptionSpec[]) => ({
    name,
    description: say(`commands.${name}.does`, { drawn: CARDS_DRAWN, food: MAMMOTH_FOOD }),
    button: say(`commands.${name}.button`),
    emoji,
    options,
  });
  return [
    command('place', '📍', [pick('at', say('commands.place.at'))]),
    command('keep', '🃏', [pick('card', say('commands.keep.card'))]),
    command('grow', '🌱', [pick('to', say('commands.grow.to'))]),
    command('hunt', '🦣', [pick('members', say('commands.hunt.members', { all: value('all') }))]),
    command('move', '👣', [member, pick('to', say('commands.move.to'))]),
    command('gather', '🧺', [member]),
    command('craft', '🍲', [member]),
    command('recover', '🩹', [member]),
    command('fight', '⚔️', [pick('at', say('commands.fight.at'))]),
    command('done', '✅', []),
    command('commit', '✊', [
      amount('sticks', say('commands.commit.sticks')),
      amount('grass', say('commands.commit.grass')),
      amount('stones', say('commands.commit.stones')),
    ]),
    command('stand', '🛡️', [
      pick('choice', say('commands.stand.choice', { in: value('in'), out: value('out') })),
    ]),
    command('aim', '🎯', perTribe(speech, 'aim')),
    command('stones', '🪨', perTribe(speech, 'stones')),
    command('share', '🍖', perTribe(speech, 'share')),
    command('land', '⛺', [pick('to', say('commands.land.to'))]),
    command('regroup', '🏕️', [pick('to', say('commands.regroup.to', { stay: value('stay') }))]),
    command('step-aside', '↪️', [member, pick('to', say('commands.step-aside.to'))]),
  ];
}

/** How an action is said as a command, with values of options as its language has them. */
export type Command = Pick<Phrase, 'command' | 'options'>;

/**
 * The command for an action of the seat that was asked. Unique among the choices of a decision.
 *
 * Names of tiles and cards are those on the picture; a member is `1` to `4`, several hunters are their
 * numbers in a row (`13`), and `all` are all that may be sent. What is a word is one of the language.
 */
export function commandFor(
  speech: TuskSpeech,
  action: TuskAction,
  seat: Seat,
  view: TuskView,
): Command {
  const { say } = speech;
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
          members: isEverybody(action.members, seat, view)
            ? say('commands.values.all')
            : action.members.join(''),
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
      return {
        command: 'stand',
        options: { choice: say(`commands.values.${action.sitsOut ? 'out' : 'in'}`) },
      };
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
        options: { to: action.to === null ? say('commands.values.stay') : placeName(action.to) },
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
