import type { Read } from './reading.ts';
import type { Transcript } from './transcript.ts';

/** A panel that a press led to: how soon, and how it stood when its reader pressed again. */
export interface Panel {
  readonly by: string;
  readonly shown: number;
  readonly pictured: number | null;
  readonly final: Read;
}

/** Each time that a press led to a panel. */
export function panelsIn({ happenings }: Transcript): Panel[] {
  const panels: Panel[] = [];
  const people = new Set(happenings.flatMap((one) => (one.is === 'press' ? one.by : [])));
  for (const person of people) {
    let pressed: number | null = null;
    let panel: Panel | null = null;
    for (const one of happenings) {
      if (one.is === 'press' && one.by === person) {
        if (panel !== null) panels.push(panel);
        [pressed, panel] = [one.at, null];
      } else if (one.is === 'panel' && one.by === person && pressed !== null) {
        const { message: final } = one;
        const took = one.at - pressed;
        const before: Panel = panel ?? { by: person, shown: took, pictured: null, final };
        const isFirst = before.pictured === null && final.pictures.length > 0;
        panel = { ...before, final, ...(isFirst ? { pictured: took } : {}) };
      }
    }
    if (panel !== null) panels.push(panel);
  }
  return panels;
}
