import { pick } from '../../../presentation/option-specs.ts';
import type { Choice, Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { type Place, placeName } from '../map.ts';
import { closeNumbers, othersNames, othersWords, towards } from '../spoken/ground.ts';
import { amountWords, tribeName } from '../spoken/names.ts';
import type { MemberView, TribeView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { MemberNumber, TuskAction } from '../action.ts';
import {
  actingAt,
  actionsAfter,
  groundAt,
  memberNotNow,
  memberOf,
  placeOf,
  ruleWords,
} from './member.ts';
import { inTurn } from './turn.ts';
import { type Asked, type CommandName, member, type TuskMoves } from './tusk-move.ts';

/** What one member does where it stands. */
export const byMember = (name: CommandName, emoji: string) => ({
  ...inTurn,
  command: { name, emoji, options: (speech: TuskSpeech) => [member(speech)] },
  options: (action: { readonly member: MemberNumber }) => ({ member: String(action.member) }),
  piece: (action: { readonly member: MemberNumber }) => String(action.member),
});

/** What lies where a member stands. Throws where nothing grows. */
function found(number: number, { tribe, view }: Asked) {
  const at = placeOf(tribe, number);
  const { yields } = groundAt(view, at);
  if (yields === null) throw new RangeError(`Member ${number} has nothing to gather.`);
  return { yields, there: view.tiles[at]?.tokens ?? 0 };
}

function gathering(number: number, asked: Asked) {
  const { yields, there } = found(number, asked);
  return { ...actingAt(number, asked), token: amountWords(asked.speech, 1, yields), there };
}

const crafting = (number: number, asked: Asked) => ({
  ...actingAt(number, asked),
  tokens: ruleWords(asked, groundAt(asked.view, placeOf(asked.tribe, number)).rule),
});

/**
 * The dice of all tribes on a tile: one for each standing member.
 *
 * @param out who sits out of a fight there
 */
export function diceThere(at: Place, { speech, seat, view }: Asked, out: readonly Seat[]): string {
  const { tribes } = view;
  const dice = tribes.map(({ members }) =>
    members.filter((member) => member.at === at && !member.wounded),
  );
  const others = tribes.flatMap(({ seat: other, members }) =>
    other === seat || out.includes(other) || members.every((member) => member.at !== at)
      ? []
      : [
          speech.say('results.dice of', {
            tribe: tribeName(speech, other),
            dice: item(dice, other).length,
          }),
        ],
  );
  return speech.say('results.dice', { own: item(dice, seat).length, others: others.join(', ') });
}

/** Whether another tribe is where a member is on the map. */
const isMet = ({ at }: MemberView, { seat, view }: Asked): boolean =>
  typeof at === 'number' &&
  view.tribes.some((other) => other.seat !== seat && other.members.some((one) => one.at === at));

const actionsLeft = ({ members }: TribeView): number =>
  members.reduce((sum, { actions }) => sum + actions, 0);

/** A member that goes mostly gathers there. */
export const going = {
  by: 'move',
  does: 'gather',
  isThat: ({ action }: Choice<TuskAction>) => action.do === 'gather',
} as const;

/** What members do in their tribe's turn, and its end. */
export const acts = {
  move: {
    ...inTurn,
    teaches: () => [
      { lesson: 'act', chapter: 'a turn', nth: 4 },
      { lesson: 'season', chapter: 'season and herd', nth: 4 },
      { lesson: 'trampling', chapter: 'season and herd', nth: 4 },
    ],
    command: {
      name: 'move',
      emoji: '👣',
      options: (speech) => [member(speech), pick('to', speech.say('commands.move.to'))],
    },
    options: (action) => ({ member: String(action.member), to: placeName(action.to) }),
    label({ member: number, to }, { speech, seat, tribe, view }) {
      const from = placeName(placeOf(tribe, number));
      return towards(speech, view, seat, to, (tile) =>
        speech.say('labels.move', { member: number, from, tile }),
      );
    },
    short: ({ to }, { speech, seat, view }) =>
      towards(speech, view, seat, to, (tile) => speech.say('labels.short.move', { tile })),
    button: ({ to }) => placeName(to),
    result: (action, asked) => actionsAfter(action.member, asked),
    notNow: (asked, piece) =>
      memberNotNow(asked, piece, () => asked.speech.say('labels.not now.no way')),
    piece: (action) => String(action.member),
    goal: ({ to }) => to,
    mover: (action) => action.member,
    where: ({ say }, number) => say('pictures.questions.move', { member: number }),
  },

  gather: {
    teaches: () => [{ lesson: 'gather', chapter: 'tiles', nth: 5 }],
    ...byMember('gather', '🧺'),
    label: (action, asked) => asked.speech.say('labels.gather', gathering(action.member, asked)),
    short: (action, asked) =>
      asked.speech.say('labels.short.gather', gathering(action.member, asked)),
    button: (action, asked) =>
      asked.speech.say('labels.button.gather', gathering(action.member, asked)),
    result(action, asked) {
      const { yields, there } = found(action.member, asked);
      const goods = amountWords(asked.speech, asked.tribe.goods[yields] + 1, yields);
      return asked.speech.say('results.gathered', { goods, left: there - 1 });
    },
    notNow: (asked, piece) =>
      memberNotNow(asked, piece, ({ at }) => {
        const isBare = groundAt(asked.view, at).yields === null;
        return asked.speech.say(`labels.not now.${isBare ? 'nothing grows' : 'nothing left'}`);
      }),
  },

  craft: {
    teaches: () => [{ lesson: 'craft', chapter: 'tiles', nth: 6 }],
    ...byMember('craft', '🍲'),
    label: (action, asked) => asked.speech.say('labels.craft', crafting(action.member, asked)),
    short: (action, asked) =>
      asked.speech.say('labels.short.craft', crafting(action.member, asked)),
    result: (_action, { speech, tribe: { goods } }) =>
      speech.say('results.crafted', { goods: amountWords(speech, goods.food + 1, 'food') }),
    notNow: (asked, piece) =>
      memberNotNow(asked, piece, ({ at }) => {
        const { say } = asked.speech;
        const { rule } = groundAt(asked.view, at);
        return rule === null
          ? say('labels.not now.nothing to craft')
          : say('labels.not now.needs tokens', { tokens: ruleWords(asked, rule) });
      }),
  },

  recover: {
    teaches: () => [{ lesson: 'recover', chapter: 'a turn', nth: 3 }],
    ...byMember('recover', '🩹'),
    label: (action, asked) => asked.speech.say('labels.recover', actingAt(action.member, asked)),
    short: (_action, asked) => asked.speech.say('labels.short.recover'),
    result: (action, asked) => actionsAfter(action.member, asked),
  },

  fight: {
    ...inTurn,
    teaches: () => [{ lesson: 'fight', chapter: 'fights', nth: 7 }],
    command: {
      name: 'fight',
      emoji: '⚔️',
      options: ({ say }) => [pick('at', say('commands.fight.at'))],
    },
    options: ({ at }) => ({ at: placeName(at) }),
    label({ at }, { speech, seat, tribe, view }) {
      const able = tribe.members.flatMap((one) =>
        one.at === at && !one.wounded ? [one.member] : [],
      );
      const against = (others: string): string =>
        speech.say('labels.fight', {
          count: able.length,
          place: placeName(at),
          numbers: closeNumbers(able),
          others,
        });
      return [
        against(othersWords(speech, view, seat, at) ?? speech.say('names.nobody')),
        against(othersNames(speech, view, seat, at)),
      ];
    },
    // Beside a member that acts its own tile need not be named, as long as there is no other fight.
    button({ at }, asked) {
      const { say } = asked.speech;
      const places = asked.tribe.members.flatMap((one) =>
        !one.wounded && one.actions > 0 && isMet(one, asked) ? [one.at] : [],
      );
      return new Set(places).size > 1
        ? say('labels.button.fight on', { place: placeName(at) })
        : say('labels.button.fight');
    },
    result: ({ at }, asked) => diceThere(at, asked, []),
    notNow(asked, piece) {
      const { speech, tribe } = asked;
      const { say } = speech;
      if (piece !== null) {
        const { wounded } = memberOf(tribe, piece);
        return say(`labels.not now.${wounded ? 'wounded' : 'nobody there'}`);
      }
      const meets = tribe.members.some((own) => isMet(own, asked));
      return say(meets ? 'labels.not now.nobody able' : 'labels.not now.alone');
    },
    joins: (piece, { at }, { tribe }) =>
      tribe.members.some(
        (own) => own.member === Number(piece) && own.at === at && !own.wounded && own.actions > 0,
      ),
    goal: ({ at }) => at,
    where: ({ say }) => say('pictures.questions.fight'),
  },

  done: {
    ...inTurn,
    teaches: () => [{ lesson: 'done', chapter: 'a turn', nth: 8 }],
    command: { name: 'done', emoji: '✅' },
    label(_action, { speech: { say }, tribe }) {
      const count = actionsLeft(tribe);
      return count === 0 ? say('labels.done') : say('labels.done too early', { count });
    },
    button: (_action, { speech: { say } }) => say('labels.button.done'),
    sure(_action, { speech: { say }, tribe }) {
      const count = actionsLeft(tribe);
      return count > 0 ? say('labels.sure', { count }) : null;
    },
  },
} satisfies Partial<TuskMoves>;
