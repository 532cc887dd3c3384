import type { Party, Spot } from '../../../presentation/scene.ts';
import { stageNow } from '../../../parts/stages.ts';
import type { Location } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What of a picture is for one reader: the places that it may choose. */
export interface Choosing {
  readonly open: ReadonlySet<Location>;
}

/** A picture that is made: of what view, in which words, and what of it may be chosen, where it is for one reader. */
export interface Picture {
  readonly speech: StoneAgeSpeech;
  readonly view: StoneAgeView;
  readonly choosing: Choosing | null;
}

/** Where people are sent, as far as that is the same for every place. */
export function spotAt({ view, choosing }: Picture, at: Location, closed: string | null): Spot {
  const isOpen = choosing?.open.has(at) === true;
  return {
    parties: partiesAt(view, at),
    here: isOpen || isAskedAbout(view, at),
    faded: choosing !== null && !isOpen,
    closed,
    notes: [],
  };
}

/** Who is there: also who has just gathered there, while tools or tamers are asked for. */
function partiesAt(view: StoneAgeView, at: Location): Party[] {
  const placed = view.tribes.flatMap((tribe) =>
    tribe.placed.flatMap((one) =>
      one.at === at ? [{ owner: tribe.seat, count: one.people }] : [],
    ),
  );
  const [rolling, taming] = [stageNow(view, 'rolling'), stageNow(view, 'taming')];
  if (rolling?.from === at) placed.push({ owner: rolling.seat, count: rolling.dice.length });
  if (taming !== null && view.herd?.now?.at === at)
    placed.push({ owner: taming.seat, count: taming.people });
  return placed;
}

/** Whether what is asked now is about this place: what is paid for, where dice were rolled, who may stay there. */
function isAskedAbout(view: StoneAgeView, at: Location): boolean {
  return (
    stageNow(view, 'acting')?.paying === at ||
    stageNow(view, 'rolling')?.from === at ||
    (stageNow(view, 'taming') !== null && view.herd?.now?.at === at)
  );
}
