import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { choice } from '../../parts/choice.ts';
import { ofMembers, ofPlaces } from './choice.ts';
import { SEASON } from './content/seasons.ts';
import type { Terrain } from './content/terrain.ts';
import { BREEDING_GROUND, directionOf, type Place, placeTowards } from './map.ts';
import { tilesBeside } from './movement.ts';
import type { TuskFrame, TuskPlay, TuskStep } from './play.ts';
import { type FrameOf, memberOf, tribeOf, type TuskState } from './state.ts';
import { wound } from './wounds.ts';

const ASIDE = ofMembers((member) =>
  ofPlaces((to, name) => choice(`aside.${name}`, { do: 'aside', member, to })),
);

/** Tusk, season phase 2: the herd roams, and tramples whom it meets. */
export function roam(play: TuskPlay): void {
  const { state } = play;
  const { id, arrows } = item(state.drawn, state.drawn.length - 1);
  const die = play.random.die();
  const direction = directionOf(die);
  tell(play, { type: 'herdRolled', die, direction, arrows });
  const blocks = SEASON[id].blocks ?? [];
  const path: Place[] = [];
  let strayed = false;
  let blockedBy: Place | null = null;
  for (let step = 0; step < arrows && !strayed && blockedBy === null; step += 1) {
    const next = placeTowards(state.mammoth, direction);
    if (next === null || next >= state.terrain.length) {
      strayed = true;
      state.mammoth = BREEDING_GROUND;
      path.push(BREEDING_GROUND);
    } else if (isBlocked(state, next, blocks)) {
      blockedBy = next;
    } else {
      state.mammoth = next;
      path.push(next);
    }
  }
  if (path.length > 0) tell(play, { type: 'mammothMoved', path, strayed });
  if (blockedBy !== null) tell(play, { type: 'herdBlocked', at: state.mammoth, by: blockedBy });
  state.frames.push({ frame: 'roaming', path, aside: trample(play, path) });
}

/** The mammoth goes to the breeding ground, by a kill or a season. It tramples nobody. */
export function sendHome(play: TuskPlay): void {
  const from = play.state.mammoth;
  if (from === BREEDING_GROUND) return;
  play.state.mammoth = BREEDING_GROUND;
  tell(play, { type: 'mammothWentHome', from });
}

function isBlocked(state: TuskState, at: Place, blocks: readonly Terrain[]): boolean {
  const terrain = item(state.terrain, at);
  return terrain !== 'breeding ground' && !item(state.snow, at) && blocks.includes(terrain);
}

function trample(play: TuskPlay, path: readonly Place[]): FrameOf<'roaming'>['aside'] {
  const aside: FrameOf<'roaming'>['aside'][number][] = [];
  for (const [seat, tribe] of play.state.tribes.entries()) {
    for (const [index, { at }] of tribe.members.entries()) {
      if (typeof at !== 'number' || !path.includes(at)) continue;
      wound(play, seat, index + 1, 'trampling');
      aside.push({ seat, member: index + 1 });
    }
  }
  return aside;
}

/** Trampled members leave the mammoth's way: each by its owner's word, all owners at once. */
const stepAside: TuskStep<'roaming', 'aside'> = {
  does: ['aside'],

  asks: ({ turn }, { aside }) =>
    aside.map(({ seat, member }) => ({
      seat,
      kind: 'aside',
      topic: `aside.${turn}.${seat}`,
      about: member,
    })),

  /**
   * To an adjacent tile that the mammoth neither crossed nor ends on; terrain does not matter. A straight
   * path leaves every tile at least two ways out.
   */
  choices(state, { path }, { seat, about }) {
    if (typeof about !== 'number') return [];
    const { at } = memberOf(tribeOf(state, seat), about);
    if (typeof at !== 'number') return [];
    return tilesBeside(state, at)
      .filter((place) => !path.includes(place))
      .map((place) => item(item(ASIDE, about), place));
  },

  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    const { member: number, to } = action;
    const member = memberOf(tribeOf(play.state, seat), number);
    const from = member.at;
    if (typeof from !== 'number')
      throw new Error(`Member ${number} of seat ${seat} was not trampled.`);
    member.at = to;
    frame.aside = frame.aside.filter((one) => one.seat !== seat || one.member !== number);
    tell(play, { type: 'steppedAside', seat, member: number, from, to });
    return 'goes on';
  },

  goOn: (_play, { aside }) => (aside.length > 0 ? 'asks' : 'over'),
};

export const roaming: TuskFrame<'roaming'> = { step: () => stepAside };
