import type { Note, Scene, Spot } from './scene.ts';

/** A scene of a landscape with these notes, by the names of its places and lots; others keep what they bear. */
export function noted(scene: Scene, notes: ReadonlyMap<string, readonly Note[]>): Scene {
  const of = <T extends Spot & { readonly name: string }>(spot: T): T => ({
    ...spot,
    notes: notes.get(spot.name) ?? spot.notes,
  });
  return {
    ...scene,
    landscape: scene.landscape && { ...scene.landscape, sites: scene.landscape.sites.map(of) },
    displays: scene.displays.map((one) => ({ ...one, lots: one.lots.map(of) })),
  };
}
