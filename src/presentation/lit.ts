import type { HexMap, Mark } from './scene.ts';

/**
 * A map with light on what may be chosen, by names of its tiles; the rest stands back.
 *
 * @param from where something starts that goes elsewhere
 */
export function lit(map: HexMap, from: readonly string[], to: readonly string[]): HexMap {
  const seen = [...new Set([...from, ...to])];
  return {
    ...map,
    marks: [
      ...map.marks,
      ...from.map((at): Mark => ({ mark: 'here', at, owner: null, label: null })),
      ...to.map((at): Mark => ({ mark: 'choice', at })),
    ],
    lit: seen.length === 0 ? null : seen,
  };
}
