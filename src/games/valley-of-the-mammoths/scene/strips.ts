import { item } from '../../../parts/item.ts';
import { bareStrip } from '../../../presentation/plain-scene.ts';
import type { Brief, Strip } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import { LIMITS } from '../content/numbers.ts';
import { cardName, counted, tribeName } from '../spoken/names.ts';
import { lives, totalOf } from '../tribes.ts';
import type { TribeView, ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { brief } from './briefs.ts';

/** All that stands for each tribe. */
export const stripsOf = (speech: ValleySpeech, view: ValleyView, { seats }: Table): Strip[] =>
  view.tribes.map((tribe) => {
    const { seat, food } = tribe;
    const { name, computer, away = false } = item(seats, seat);
    const flags = [
      ['to-move', view.owing.includes(seat)],
      ['first', view.end === null && view.order[0] === seat],
      ['computer', computer],
      ['away', away],
      ['winner', view.winners?.includes(seat) ?? false],
    ] as const;
    const side = tribeName(speech, seat);
    const { say } = speech;
    const strip = bareStrip({ seat, name, side, pieces: say('board.people'), flags });
    const isAlarm = view.end === null && view.announced.includes(seat);
    return {
      ...strip,
      goods: [
        {
          icon: 'food',
          name: say('board.food'),
          count: food,
          words: counted(speech, food, 'food'),
        },
      ],
      holdings: holdingsOf(speech, view, tribe),
      gist: tribe.outSince === null ? counted(speech, food, 'food') : '',
      flags: [...strip.flags, ...(isAlarm ? [{ flag: 'alarm', words: say('board.alarm') }] : [])],
    };
  });

/** People and camps of how many, cards in hand, and those that work until the turn ends. */
function holdingsOf(speech: ValleySpeech, { turn }: ValleyView, tribe: TribeView): Brief[] {
  const { say } = speech;
  const { camps, handCount, lasting, outSince } = tribe;
  if (outSince !== null || (turn.number > 0 && !lives(tribe)))
    return [brief(say('board.out'), ['removed'], say('board.out'))];
  return [
    brief('', ['warrior'], String(totalOf(tribe, 'warriors'))),
    brief('', ['female'], String(totalOf(tribe, 'females'))),
    brief('', ['camp'], `${camps.length}/${LIMITS.camps}`),
    brief(counted(speech, handCount, 'cards'), ['card'], `×${handCount}`),
    ...(lasting.length === 0
      ? []
      : [
          brief(
            say('board.lasting', {
              cards: lasting.map((card) => cardName(speech, card)).join(', '),
            }),
            lasting,
          ),
        ]),
  ];
}
