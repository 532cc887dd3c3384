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
    /** Whether the game waited for its reader when it came; null until that is known. */
    let isAsked: boolean | null = null;
    for (const one of happenings) {
      if (one.is === 'press' && one.by === person) {
        if (panel !== null) panels.push(withAsks(panel, isAsked));
        [pressed, panel] = [one.at, null];
      } else if (one.is === 'panel' && one.by === person && pressed !== null) {
        const { message: final } = one;
        const took = one.at - pressed;
        const before: Panel = panel ?? { by: person, shown: took, pictured: null, final };
        const isFirst = before.pictured === null && final.pictures.length > 0;
        panel = { ...before, final, ...(isFirst ? { pictured: took } : {}) };
        isAsked = null;
      } else if (one.is === 'asked') isAsked ??= one.of.has(person);
    }
    if (panel !== null) panels.push(withAsks(panel, isAsked));
  }
  return panels;
}

/** Whoever waits may order ahead: that answers nothing yet. */
const withAsks = (panel: Panel, isAsked: boolean | null): Panel =>
  isAsked === false ? { ...panel, final: { ...panel.final, asks: false } } : panel;
