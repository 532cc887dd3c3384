import { tell } from '../../../src/engine/play.ts';
import { item } from '../../../src/parts/item.ts';
import { type Gate, GATES, GUARDS, RAIDS } from './content.ts';
import { numbers, type SteadingPlay, type SteadingStage, type SteadingStep } from './step.ts';

/** Everybody guards both gates: two questions of a kind at once. Who guards by nobody gathers a piece of wood. */
const guard: SteadingStep<'guarding', 'guard'> = {
  does: ['guard'],
  asks: ({ round }, { left }) =>
    left.map(({ seat, gate }) => ({
      seat,
      kind: 'guard',
      topic: `guard.${round}.${seat}`,
      about: gate,
    })),
  choices: () => GUARDS.map((by) => ({ key: `guard.${by}`, action: { do: 'guard', by } })),
  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    const gate = GATES.find((one) => one === decision.about) ?? GATES[0];
    play.state.guards.push({ seat, gate, by: action.by });
    if (action.by === 'none') item(play.state.goods, seat).wood += 1;
    tell(play, { type: 'guarded', seat, gate, by: action.by });
    frame.left = frame.left.filter((one) => one.seat !== seat || one.gate !== gate);
    if (frame.left.length > 0) return 'goes on';
    for (const one of GATES) raid(play, one);
    return 'over';
  },
};

/** Who comes to a gate takes food from all who have not put there what it fears. */
function raid(play: SteadingPlay, gate: Gate): void {
  const { goods, guards } = play.state;
  const raiders = RAIDS[play.random.die()];
  if (raiders === undefined) return;
  const open = guards.filter((one) => one.gate === gate && one.by !== raiders.fears);
  const robbed = open.map(({ seat }) => seat).filter((seat) => item(goods, seat).food > 0);
  for (const seat of robbed) {
    const own = item(goods, seat);
    own.food = Math.max(0, own.food - numbers(play.state).raid);
  }
  tell(play, { type: 'raided', gate, by: raiders.by, robbed: robbed.sort((a, b) => a - b) });
}

export const guarding: SteadingStage<'guarding'> = { step: () => guard };
