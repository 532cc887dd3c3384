import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { type Place, placeName } from '../map.ts';
import { closeNumbers, othersNames, othersWords } from '../spoken/ground.ts';
import { tribeName } from '../spoken/names.ts';
import type { MemberView } from '../view.ts';
import { memberOf } from './member.ts';
import { pick } from './options.ts';
import type { Asked, TuskMove } from './tusk-move.ts';

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

export const fight: TuskMove<'fight'> = {
  kind: 'turn',
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
  result: ({ at }, asked) => diceThere(at, asked, []),
  notNow({ speech: { say }, seat, tribe, view }, piece) {
    if (piece !== null) {
      const { wounded } = memberOf(tribe, piece);
      return say(`labels.not now.${wounded ? 'wounded' : 'nobody there'}`);
    }
    const isHere = ({ at }: MemberView): boolean =>
      tribe.members.some((own) => typeof at === 'number' && own.at === at);
    const meets = view.tribes.some((other) => other.seat !== seat && other.members.some(isHere));
    return say(meets ? 'labels.not now.nobody able' : 'labels.not now.alone');
  },
  joins: (piece, { at }, { tribe }) =>
    tribe.members.some(
      (own) => own.member === Number(piece) && own.at === at && !own.wounded && own.actions > 0,
    ),
  goal: ({ at }) => at,
  where: ({ say }) => say('pictures.questions.fight'),
};
