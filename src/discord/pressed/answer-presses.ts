import { nthChoice } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import type { Given } from '../../match/give.ts';
import { Refused } from '../../match/house.ts';
import { load, type Loaded } from '../../match/load.ts';
import { type Asked, askedOf, type Offered } from '../../match/asked.ts';
import { answer, type Answering } from '../../match/answer.ts';
import { playingSeat } from '../../match/playing.ts';
import type { MatchId } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import { filledIn, formFor } from '../offered/form.ts';
import { saidOf, offered, type Said, saying } from '../offered/given.ts';
import { groups, type ShapedGroup, shapedOnes } from '../offered/group.ts';
import { type Chosen, type PressAs, readValue } from '../offered/ids.ts';
import { languageAt, speechTo } from '../said/language.ts';
import { canFollow } from '../offered/following.ts';
import { taken } from '../offered/picks.ts';
import { chosenInTurn, turnForm } from '../offered/turn.ts';
import { asTyped } from '../said/text.ts';
import { shapeOf } from '../offered/shapes.ts';
import { answeredBy, ownPanel, refusing } from './own-panel.ts';
import { type Component, type OnMessage, pressOf, type Sent, valuesOf } from './pressed.ts';
import type { Form, Shown } from './showing.ts';

/** A button gives an answer from a list. */
export const answerFromList = (
  desk: Desk,
  interaction: Component,
  { match, decision, choice }: PressAs<'answer'>,
): Promise<Shown> => give(desk, interaction, match, [{ decision, choice, next: [] }]);

/** Asks once more before an answer is given that gives something up. */
export async function askOnce(
  desk: Desk,
  interaction: Component,
  { match, ...given }: PressAs<'ask'>,
): Promise<Shown> {
  const doubted = await doubt(desk, interaction, match, given);
  if (doubted === null) throw new Refused('answered already');
  return doubted;
}

/** The question whether an answer is meant that gives something up; null for one that does not. */
async function doubt(
  desk: Desk,
  interaction: Component,
  match: MatchId,
  { decision, choice }: Given,
): Promise<Shown | null> {
  const loaded = await load(desk.house, match);
  const seat = playingSeat(loaded.row, interaction.user.id);
  const asked = askedOf(loaded, seat, languageAt(desk.house, interaction, loaded.row));
  const { sure } = offered(asked, { decision, choice })?.phrase ?? {};
  if (sure === undefined) return null;
  return ownPanel(desk, interaction, loaded, () => `❓ ${sure}`, { do: 'ask', decision, choice });
}

/**
 * A select gives answers from a list: one, or one to each of several questions. One alone that gives something up is
 * asked once more.
 */
export async function answerPicked(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'pick'>,
): Promise<Shown> {
  const picked = valuesOf(interaction).map(chosen);
  const [only, ...others] = picked;
  if (only === undefined) throw new Refused('choice makes no sense');
  const isAlone = others.length === 0 && only.next.length === 0;
  const doubted = isAlone ? await doubt(desk, interaction, match, only) : null;
  return doubted ?? give(desk, interaction, match, picked);
}

/** What an option of a select says. */
function chosen(value: string): Chosen {
  const read = readValue(value);
  if (read === null) throw new Refused('choice makes no sense');
  return read;
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

/** Opens the form of a turn; where fewer than two pieces may act any more, the panel says so. */
export async function openTurn(
  desk: Desk,
  interaction: Component,
  id: PressAs<'turn'>,
): Promise<Shown | Form> {
  const loaded = await load(desk.house, id.match);
  const seat = playingSeat(loaded.row, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  const form = turnForm(loaded, seat, id, speech);
  if (form !== null) return { is: 'form', form };
  return ownPanel(desk, interaction, loaded, refusing(new Refused('changed since it was asked')));
}

/** Gives what pieces were told in the form of a turn: all of it in order, or nothing. */
export async function submitTurn(
  desk: Desk,
  interaction: Sent,
  { match }: PressAs<'turn'>,
): Promise<Shown> {
  const picked = chosenInTurn(filledIn(interaction)).map(chosen);
  if (picked.length === 0) throw new Refused('nothing chosen');
  return give(desk, interaction, match, picked);
}

/** Gives the amounts or picks of a form that was sent. */
export const submitAnswer = (desk: Desk, interaction: Sent, id: PressAs<'form'>): Promise<Shown> =>
  giveShaped(desk, interaction, id, (group) => shapeOf(group).filledIn(filledIn(interaction)));

/**
 * Gives answers from lists in order, all of them or none. The question of each must wait at the beginning. Where an
 * answer before it has closed that one, and for what is to follow it, its key means what is offered by then.
 */
function give(
  desk: Desk,
  interaction: OnMessage,
  match: MatchId,
  picked: readonly Chosen[],
): Promise<Shown> {
  let first: readonly Asked[] = [];
  const askedAt = (loaded: Loaded, seat: Seat): Asked[] =>
    askedOf(loaded, seat, languageAt(desk.house, interaction, loaded.row));
  const begin =
    ({ decision, choice }: Given): Answering<Said> =>
    (loaded, seat, before) => {
      const asked = askedAt(loaded, seat);
      if (before === null) first = asked;
      else if (!canFollow(loaded, seat, before)) throw new Refused('one at a time');
      const offer = offered(asked, { decision, choice });
      if (offer !== null) return saying(offer);
      const waited = first.find((one) => one.decision.id === decision);
      if (before !== null && waited !== undefined) {
        const { topic, about } = waited.decision;
        const same = asked.filter(
          (one) => one.decision.topic === topic && one.decision.about === about,
        );
        return saying(byKey(same, first, choice));
      }
      // What is not offered is refused when it is given, with the reason.
      return { decision, choice, said: '' };
    };
  const goOn =
    (choice: string): Answering<Said> =>
    (loaded, seat, before) => {
      if (before !== null && !canFollow(loaded, seat, before)) throw new Refused('one at a time');
      return saying(byKey(askedAt(loaded, seat), first, choice));
    };
  const answers = picked.flatMap(({ next, ...one }) => [begin(one), ...next.map(goOn)]);
  return giveAll(desk, interaction, match, answers);
}

/** The one offer with a key. Throws `Refused` with what it was called at first where it is not possible any more. */
function byKey(asked: readonly Asked[], first: readonly Asked[], choice: string): Offered {
  const named = (some: readonly Asked[]): Offered[] =>
    some.flatMap(({ offers }) => offers.filter((offer) => offer.choice === choice));
  const [only, ...others] = named(asked);
  if (only !== undefined && others.length === 0) return only;
  const what = asTyped(named(first)[0]?.phrase.label ?? choice);
  throw new Refused('not after the others', { what });
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
  return answeredBy(desk, interaction, loaded, saidOf(did));
}
