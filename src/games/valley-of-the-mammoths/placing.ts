import { eachChoice } from '../../engine/choices.ts';
import { tell } from '../../engine/play.ts';
import { best } from '../../parts/best.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { EARS, PLANTING, START } from './content/numbers.ts';
import { setCrop } from './crops.ts';
import { BESIDE, BY_LAKE, BY_RIVER, isRiver, LAND, nameOf, type Place, TERRAIN } from './map.ts';
import type { ValleyFrame, ValleyStep } from './play.ts';
import { tribeOf, type ValleyState } from './state.ts';
import { addPeople, campAt } from './tribes.ts';

/** Where a tribe may begin: not beside the camp of another one, but for one across a river. */
const isFree = (state: ValleyState, at: Place): boolean =>
  campAt(state, at) === null &&
  item(BESIDE, at).every((near) => campAt(state, near) === null || isRiver(at, near));

const CHOICES = LAND.map((at) => {
  const name = `place.${nameOf(at)}`;
  const bare = choice<ActionOf<'place'>>(name, { do: 'place', at, plants: false });
  const planted = choice<ActionOf<'place'>>(`${name}.plant`, { do: 'place', at, plants: true });
  return { at, choices: TERRAIN[at] === 'plains' ? [bare, planted] : [bare] };
});

/** A seat after the other brings its tribe onto the map (Valley of the Mammoths, setup). */
const place: ValleyStep<'placing', 'place'> = {
  does: ['place'],
  asks: (_state, { seat }) => [{ seat, kind: 'place', topic: `place.${seat}` }],
  choices: (state) =>
    CHOICES.filter(({ at }) => isFree(state, at)).flatMap(({ choices }) => choices),

  safe: (choices) =>
    best([...eachChoice(choices)], ({ action: { at, plants } }) => {
      const fishes = BY_RIVER[at] === true || BY_LAKE[at] === true;
      return Number(plants) * 2 + Number(fishes);
    }),

  answer(play, { seat }, [{ action }]) {
    const { at, plants } = action;
    const tribe = tribeOf(play.state, seat);
    addPeople(tribe, 'warriors', at, START.warriors);
    addPeople(tribe, 'females', at, START.females);
    tribe.camps = [at];
    if (plants) {
      tribe.food -= PLANTING;
      setCrop(play.state, at, EARS);
    }
    tell(play, { type: 'tribePlaced', seat, at, plants });
    return 'over';
  },
};

export const placing: ValleyFrame<'placing'> = { step: () => place };
