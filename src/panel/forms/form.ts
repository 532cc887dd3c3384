import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { askedOf } from '../../match/loaded/asked.ts';
import type { AppSpeech } from '../../words/index.ts';
import { groups, type ShapedGroup, shapedOnes } from '../group.ts';
import { type PressAs } from '../ids.ts';
import { amountsOf } from './amounts.ts';
import { inOrderOf } from './in-order.ts';
import { picksOf } from './picks.ts';
import type { Shape } from './shape.ts';
import type { Form } from '../controls.ts';

/** How the answers to a question are offered and read back, whatever their shape. */
export function shapeOf({ asked, command, shaped }: ShapedGroup): Shape {
  if (shaped.is === 'amounts') return amountsOf(asked, command, shaped);
  const isInOrder = shaped.shape.inOrder && shaped.spoken.lists === undefined;
  return isInOrder ? inOrderOf(asked, shaped) : picksOf(asked, shaped);
}

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
  if (group === undefined || group.offeredAs === 'only') return null;
  return {
    press: { do: 'form', match: loaded.row.id, decision, command, draft: null },
    title: group.asked.question.title,
    fields: shapeOf(group).fields(speech, draft),
  };
}
