import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { askedOf } from '../../match/loaded/asked.ts';
import type { AppSpeech } from '../../words/index.ts';
import { groups, shapedOnes } from '../group.ts';
import { type PressAs } from '../ids.ts';
import { shapeOf } from './shapes.ts';
import type { Form } from '../controls.ts';

/** The form that a button opens, for amounts or picks. Null where they are not asked any more. */
export function formFor(
  loaded: Loaded,
  seat: Seat,
  { decision, command, draft }: Pick<PressAs<'form'>, 'decision' | 'command' | 'draft'>,
  speech: AppSpeech,
): Form | null {
  const asked = askedOf(loaded, seat, speech.language);
  const group = shapedOnes(groups(loaded.edition.in(speech.language), asked)).find(
    (one) => one.asked.decision.id === decision && one.command.name === command,
  );
  if (group === undefined || group.way === 'only') return null;
  return {
    press: { do: 'form', match: loaded.row.id, decision, command, draft: null },
    title: group.asked.question.title,
    fields: shapeOf(group).fields(speech, draft),
  };
}
