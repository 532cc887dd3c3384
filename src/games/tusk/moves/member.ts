import { TERRAIN, type TerrainCard } from '../content/terrain.ts';
import { type Place, placeName } from '../map.ts';
import { amountWords } from '../spoken/names.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';
import type { Asked } from './tusk-move.ts';

/** A tribe's member by its number. Throws where it has none such. */
export function memberOf({ members }: TribeView, number: number | string): MemberView {
  const found = members.find(({ member }) => member === Number(number));
  if (found === undefined) throw new RangeError(`No tribe has a member ${number}.`);
  return found;
}

/** On which tile a member stands. Throws where it stands on none. */
export function placeOf(tribe: TribeView, number: number): Place {
  const { at } = memberOf(tribe, number);
  if (typeof at !== 'number') throw new RangeError(`Member ${number} is not on the map.`);
  return at;
}

/** What is to be had by the card of a tile: nothing on snow and on the breeding ground. */
export function groundAt(
  { tiles }: TuskView,
  at: MemberView['at'],
): Pick<TerrainCard, 'yields' | 'rule'> {
  const tile = typeof at === 'number' ? tiles[at] : null;
  const terrain = tile?.terrain ?? 'breeding ground';
  return tile?.snow === true || terrain === 'breeding ground'
    ? { yields: null, rule: null }
    : TERRAIN[terrain];
}

/** A member with the place where it acts. */
export const actingAt = (member: number, { tribe }: Asked) => ({
  member,
  place: placeName(placeOf(tribe, member)),
});

/** The tokens of a rule: `1 stick + 1 stone`. */
export const ruleWords = ({ speech }: Asked, rule: TerrainCard['rule']): string =>
  (rule ?? []).map((good) => amountWords(speech, 1, good)).join(' + ');

/** How many actions a member has left after one. */
export function actionsAfter(number: number, { speech: { say }, tribe }: Asked): string {
  const { actions } = memberOf(tribe, number);
  return actions <= 1
    ? say('results.last action')
    : say('results.actions left', { count: actions - 1 });
}

/** Why a member that has an action left may not do something where it stands. Null where nobody looks for it. */
export function memberNotNow(
  { speech: { say }, tribe }: Asked,
  piece: string | null,
  why: (own: MemberView) => string,
): string | null {
  if (piece === null) return null;
  const own = memberOf(tribe, piece);
  return own.wounded ? say('labels.not now.wounded') : why(own);
}
