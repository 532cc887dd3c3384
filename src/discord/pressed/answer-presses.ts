import { nthChoice } from '../../engine/choices.ts';
import type { Given } from '../../match/give.ts';
import { Refused } from '../../match/house.ts';
import { load } from '../../match/load.ts';
import { askedOf, type Offered } from '../../match/asked.ts';
import { answer, type Answering } from '../../match/answer.ts';
import { playingSeat } from '../../match/playing.ts';
import type { MatchId } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import { filledIn, formFor } from '../offered/form.ts';
import { noticeOf, offered, type Said, saying } from '../offered/given.ts';
import { groups, type ShapedGroup, shapedOnes } from '../offered/group.ts';
import { type PressAs, readValue } from '../offered/ids.ts';
import { languageAt, speechTo } from '../said/language.ts';
import { canFollow } from '../offered/meaning.ts';
import { taken } from '../offered/picks.ts';
import { shapeOf } from '../offered/shapes.ts';
import { ownPanel, refusing } from './own-panel.ts';
import { type Component, type OnMessage, pressOf, type Sent, valuesOf } from './pressed.ts';
import type { Form, Shown } from './showing.ts';

/** A button gives an answer from a list. */
export const answerFromList = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'answer'>,
): Promise<Shown> => give(desk, interaction, id.match, [id]);

/** A select gives answers from a list: one, or one to each of several questions. */
export async function answerPicked(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'pick'>,
): Promise<Shown> {
  const picked = valuesOf(interaction).map((value) => {
    const read = readValue(value);
    if (read === null) throw new Refused('choice makes no sense');
    return read;
  });
  if (picked.length === 0) throw new Refused('choice makes no sense');
  return give(desk, interaction, match, picked);
}

/** Gives the only amounts or picks there are. */
export const answerOnly = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'only'>,
): Promise<Shown> =>
  giveShaped(desk, interaction, id, ({ asked, shaped, way }) => {
    if (way !== 'only') throw new Refused('changed since it was asked');
    return asked.offer(nthChoice(shaped.shape, 0));
  });

/** Takes the things that a select says, or none of them. */
export const answerTaken = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'take' | 'none'>,
): Promise<Shown> =>
  giveShaped(desk, interaction, id, ({ asked, shaped }) => {
    if (shaped.is !== 'picks') throw new Refused('choice makes no sense');
    return taken(asked, shaped, valuesOf(interaction));
  });

/** Opens a form of amounts or picks; where that is not asked any more, the panel says so. */
export async function openForm(
  desk: Desk,
  interaction: Component,
  id: PressAs<'form'>,
): Promise<Shown | Form> {
  const loaded = await load(desk.house, id.match);
  const seat = playingSeat(loaded.row, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  const form = formFor(loaded, seat, id, speech);
  if (form !== null) return { is: 'form', form };
  return ownPanel(desk, interaction, loaded, refusing(new Refused('answered already')));
}

/** Gives the amounts or picks of a form that was sent. */
export const submitAnswer = (desk: Desk, interaction: Sent, id: PressAs<'form'>): Promise<Shown> =>
  giveShaped(desk, interaction, id, (group) => shapeOf(group).filledIn(filledIn(interaction)));

/** Gives answers from a list: one, or one to each of several questions, all of them or none. */
function give(
  desk: Desk,
  interaction: OnMessage,
  match: MatchId,
  given: readonly Given[],
): Promise<Shown> {
  const answers = given.map(
    ({ decision, choice }): Answering<Said> =>
      (loaded, seat, before) => {
        if (before !== null && !canFollow(loaded, seat, before)) throw new Refused('one at a time');
        const language = languageAt(desk.house, interaction, loaded.row);
        const offer = offered(askedOf(loaded, seat, language), { decision, choice });
        // What is not offered is refused when it is given, with the reason.
        return offer === null ? { decision, choice, said: '' } : saying(offer);
      },
  );
  return giveAll(desk, interaction, match, answers);
}

/** What of a press tells which question it answers. */
interface OfQuestion {
  readonly match: MatchId;
  readonly decision: string;
}

/** Gives amounts or picks. */
function giveShaped(
  desk: Desk,
  interaction: OnMessage,
  { match, decision }: OfQuestion,
  choose: (group: ShapedGroup) => Offered,
): Promise<Shown> {
  return giveAll(desk, interaction, match, [
    (now, seat) => {
      const language = languageAt(desk.house, interaction, now.row);
      const asked = askedOf(now, seat, language).filter((one) => one.decision.id === decision);
      const [group] = shapedOnes(groups(now.edition.in(language), asked));
      if (group === undefined) throw new Refused('answered already');
      return saying(choose(group));
    },
  ]);
}

/** Gives answers in order, all of them or none; the panel then says which. */
async function giveAll(
  desk: Desk,
  interaction: OnMessage,
  match: MatchId,
  answers: readonly Answering<Said>[],
): Promise<Shown> {
  const { loaded, did } = await answer(desk.house, pressOf(interaction), match, answers);
  return ownPanel(desk, interaction, loaded, () => noticeOf(did));
}
