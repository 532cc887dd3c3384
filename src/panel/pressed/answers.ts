import { choiceNamed, nthChoice } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import type { GivenAnswer } from '../../match/loaded/update.ts';
import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { type Asked, askedOf, type Offered } from '../../match/loaded/asked.ts';
import {
  answer as giveAnswers,
  type Answered,
  type Answering,
  answeredBefore,
} from '../../match/play/answer.ts';
import type { Updated } from '../../match/play/in-update.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import type { MatchId } from '../../store/store.ts';
import type { Language } from '../../language/languages.ts';
import type { TurnStep } from '../../presentation/whole-turn.ts';
import type { AppSpeech } from '../../words/index.ts';
import { digestOf } from '../answer-button.ts';
import { resultLines, offered, type SpokenAnswer, spokenAnswer } from '../given.ts';
import { chosenIn, narrowed } from '../lists.ts';
import { fewOf } from '../offering.ts';
import { groups, listed, type ShapedGroup, shapedOnes } from '../group.ts';
import { type Chosen, readPlainly, readValue } from '../ids.ts';
import { canFollow } from '../../match/plan/planned.ts';
import { afterAnswer } from '../following.ts';
import { taken } from '../forms/picks.ts';
import { chosenInTurn, turnForm } from '../forms/turn.ts';
import { following, wholeTurnTold } from '../forms/whole-turn.ts';
import { asTyped } from '../wording/text.ts';
import { formFor, shapeOf } from '../forms/form.ts';
import { askedWhereUnsure, asking, upToUnsure } from './asking.ts';
import { answeredBy, ownPanel, refusing, seated } from './own-panel.ts';
import type { Form } from '../controls.ts';
import type { Handler, FormHandler } from './handler.ts';
import type { Presser } from './presser.ts';
import type { FormReply, PanelReply } from './reply.ts';

/** Gives an answer from a list. */
export const answer: Handler<'answer'> = (presser, { match, decision, choice }) =>
  give(presser, match, [{ decision, choice, next: [] }]);

/** Asks once more before an answer is given that gives something up. */
export const ask: Handler<'ask'> = async (presser, { match, ...given }) => {
  const { loaded, offer } = await onOffer(presser, match, given);
  if (offer === null) throw new Refused('answered already');
  return asking(presser, loaded, offer, null);
};

/** Gives an answer that is a secret. */
export const hidden: Handler<'hidden'> = (presser, { match, decision, digest, isSure }) =>
  pickOne(
    presser,
    match,
    decision,
    ({ loaded, asked }) =>
      answersTo(asked, decision).find((one) => digestOf(loaded.row, one) === digest),
    isSure,
  );

/** Does together what a select says. */
export const together: Handler<'together'> = (presser, { match, decision, command }) =>
  pickOne(presser, match, decision, ({ asked }) =>
    answersTo(asked, decision).find(({ phrase }) => {
      const things = Object.keys(phrase.together?.who ?? {});
      return (
        phrase.command === command &&
        things.length === presser.values.length &&
        things.every((thing) => presser.values.includes(thing))
      );
    }),
  );

/** Opens the choices of a command, or narrows them by what was chosen: the only one that is left is given. */
export const open: Handler<'open' | 'orders'> = async (presser, id) => {
  const [value] = presser.values;
  const loaded = await load(presser.app, id.match);
  if (value === undefined) return ownPanel(presser, loaded, null, id);
  const opened = chosenIn(id, value);
  const onlyOne: Finding = ({ loaded: now, asked, language }) => {
    const group = listed(groups(now.edition.in(language), asked)).find(
      ({ command }) => command.name === opened.command,
    );
    const left = group === undefined ? null : narrowed(now, group, opened.within);
    return left?.offers.length === 1 ? left.offers[0] : undefined;
  };
  const only = onlyOne(askedAt(presser, loaded));
  return only === undefined
    ? ownPanel(presser, loaded, null, opened)
    : pickOne(presser, id.match, only.decision, onlyOne);
};

export { open as orders };

/** Finds an answer among those that are possible. */
type Finding = (now: {
  readonly loaded: Loaded;
  readonly asked: readonly Asked[];
  readonly language: Language;
}) => Offered | undefined;

/** What is asked of who presses. */
function askedAt({ app, press, languageAt }: Presser, loaded: Loaded) {
  const language = languageAt(loaded.row);
  const seat = playingSeat(app, loaded.row, press.user.id);
  return { loaded, asked: askedOf(loaded, seat, language), language };
}

/** All answers to a question, of amounts the few there are. */
const answersTo = (asked: readonly Asked[], decision: string): readonly Offered[] =>
  asked.flatMap((one) => (one.decision.id === decision ? [...one.offers, ...fewOf(one)] : []));

/** Gives one answer to a question, or asks once more where that gives something up and its giver is not sure yet. */
async function pickOne(
  presser: Presser,
  match: MatchId,
  decision: string,
  find: Finding,
  isSure = false,
): Promise<PanelReply> {
  const { meant } = upToUnsure(!isSure, true);
  return askedWhereUnsure(presser, match, async () => {
    const updated = await answerOrShow(presser, match, decision, [
      (now, _seat, before) => {
        const one = find(askedAt(presser, now));
        if (one === undefined) throw new Refused('answered already');
        return meant(one, before);
      },
    ]);
    return answeredBy(presser, updated, updated.did.given.at(-1)?.piece ?? null);
  });
}

/** A choice as it is offered now to who presses; null where it is not. */
async function onOffer(
  presser: Presser,
  match: MatchId,
  { decision, choice }: GivenAnswer,
): Promise<{ readonly loaded: Loaded; readonly offer: Offered | null }> {
  const loaded = await load(presser.app, match);
  const seat = playingSeat(presser.app, loaded.row, presser.press.user.id);
  const asked = askedOf(loaded, seat, presser.languageAt(loaded.row));
  return { loaded, offer: offered(asked, { decision, choice }) };
}

/**
 * A select gives answers from a list: one, or one to each of several questions. One alone that gives something up is
 * asked once more. One of its options has a piece only go where it is sent next.
 */
export const pick: Handler<'pick'> = async (presser, { match }) => {
  const plainly = readPlainly(presser.values[0] ?? '');
  if (plainly !== null) {
    const loaded = await load(presser.app, match);
    return ownPanel(presser, loaded, null, { do: 'piece', piece: plainly, isPlain: true });
  }
  const picked = presser.values.map(chosen);
  const [only, ...others] = picked;
  if (only === undefined) throw new Refused('choice makes no sense');
  return give(presser, match, picked, others.length === 0 && only.next.length === 0);
};

/** What an option of a select says. */
function chosen(value: string): Chosen {
  const read = readValue(value);
  if (read === null) throw new Refused('choice makes no sense');
  return read;
}

/** Gives the only amounts or picks there are. */
export const only: Handler<'only'> = (presser, id) =>
  giveShaped(presser, id, ({ asked, shaped, offeredAs }) => {
    if (offeredAs !== 'only') throw new Refused('changed since it was asked');
    return asked.offer(nthChoice(shaped.shape, 0));
  });

/** Takes the things that a select says, or none of them; or the amounts. */
export const take: Handler<'take' | 'none'> = (presser, id) =>
  giveShaped(presser, id, ({ asked, shaped }) => {
    const { values } = presser;
    if (shaped.is === 'picks') return taken(asked, shaped, values);
    const choice = choiceNamed(shaped.shape, values[0] ?? '');
    if (choice === null) throw new Refused('choice makes no sense');
    return asked.offer(choice);
  });

export { take as none };

/** A form of amounts or picks. */
export const form: FormHandler<'form'> = {
  open: (presser, id) =>
    opened(presser, id.match, 'answered already', (loaded, seat, speech) =>
      formFor(loaded, seat, id, speech),
    ),
  send: (presser, id, filled) =>
    giveShaped(presser, id, (group) => shapeOf(group).filledIn(filled)),
  reopened: ({ decision }, filled) => ({ do: 'form', decision, filled }),
};

/**
 * The form of a turn: all of it in order, or nothing; of a whole turn as much as can be done when it comes to it. What
 * gives something up is asked once more when the rest is done.
 */
export const turn: FormHandler<'turn'> = {
  open: (presser, id) =>
    opened(presser, id.match, 'changed since it was asked', (loaded, seat, speech) =>
      turnForm(loaded, seat, id, speech),
    ),
  async send(presser, { match }, filled) {
    const { loaded, seat, speech } = await seated(presser, match);
    const told = wholeTurnTold(loaded, seat, filled, speech.language);
    if (told !== null) return giveTold(presser, loaded, seat, told);
    const picked = chosenInTurn(loaded, seat, filled, speech).map(chosen);
    if (picked.length === 0) throw new Refused('nothing chosen');
    return give(presser, match, picked, true);
  },
  reopened: (_id, filled) => ({ do: 'turn', filled }),
};

/** So many answers of a turn are given by one form at most. */
const OF_A_TURN = 40;

/** Gives what was told of a turn, as far as it goes, and says what of it was not done. */
async function giveTold(
  presser: Presser,
  loaded: Loaded,
  seat: Seat,
  steps: readonly TurnStep[],
): Promise<PanelReply> {
  const { app, press, languageAt } = presser;
  const turn = following(steps);
  const { meant, unsure } = upToUnsure(true);
  const first = turn.next(loaded, seat, languageAt(loaded.row), true);
  if (first === null) throw new Refused('nothing chosen');
  if (first.phrase.sure !== undefined) return asking(presser, loaded, first, null);
  const answering: Answering<SpokenAnswer> = (now, of, before) => {
    const offer = turn.next(now, of, languageAt(now.row), before === null);
    if (offer === null && before === null) throw new Refused('changed since it was asked');
    return offer === null ? null : meant(offer, before);
  };
  const answers = Array.from({ length: OF_A_TURN }, () => answering);
  const updated = await giveAnswers(app, press, loaded.row.id, answers);
  const doubted = unsure();
  if (doubted !== null) return asking(presser, updated.loaded, doubted, updated.did);
  const rest = turn.left();
  if (rest.length === 0) return answeredBy(presser, updated);
  return ownPanel(presser, updated.loaded, (speech) =>
    [
      ...resultLines(updated.loaded, seat, updated.did, speech),
      `⚠️ ${speech.say('panel.not done', { what: rest.map(asTyped).join('; ') })}`,
    ].join('\n'),
  );
}

/** Opens a form; where that is null, as it is not asked any more, the panel says why. */
async function opened(
  presser: Presser,
  match: MatchId,
  why: 'answered already' | 'changed since it was asked',
  make: (loaded: Loaded, seat: Seat, speech: AppSpeech) => Form | null,
): Promise<PanelReply | FormReply> {
  const { loaded, seat, speech } = await seated(presser, match);
  const made = make(loaded, seat, speech);
  return made === null
    ? ownPanel(presser, loaded, refusing(new Refused(why)))
    : { is: 'form', form: made };
}

/**
 * Gives answers from lists in order, all of them or none. The question of each must wait at the beginning. Where an
 * answer before it has closed that one, and for what is to follow it, its key means what is offered by then.
 *
 * @param asksOnce whether it stops before an answer that gives something up, and asks whether that is meant; of several not
 * before the first
 */
async function give(
  presser: Presser,
  match: MatchId,
  picked: readonly Chosen[],
  asksOnce = false,
): Promise<PanelReply> {
  let first: readonly Asked[] = [];
  let begun: Loaded | null = null;
  const isOnly = picked.length === 1 && picked[0]?.next.length === 0;
  const { meant, unsure } = upToUnsure(asksOnce, isOnly);
  const askedAt = (loaded: Loaded, seat: Seat): readonly Asked[] =>
    askedOf(loaded, seat, presser.languageAt(loaded.row));
  const begin =
    ({ decision, choice }: GivenAnswer): Answering<SpokenAnswer> =>
    (loaded, seat, before) => {
      const asked = askedAt(loaded, seat);
      if (before === null) [first, begun] = [asked, loaded];
      else if (!canFollow(loaded, seat, before)) throw new Refused('one at a time');
      const offer = offered(asked, { decision, choice });
      if (offer !== null) return meant(offer, before);
      const waited = first.find((one) => one.decision.id === decision);
      if (before !== null && waited !== undefined) {
        const { topic, about } = waited.decision;
        const same = asked.filter(
          (one) => one.decision.topic === topic && one.decision.about === about,
        );
        return meant(
          byKey(same, () => first, choice),
          before,
        );
      }
      // What is not offered is refused when it is given, with the reason.
      return { decision, choice, label: '', piece: null };
    };
  const goOn =
    (one: GivenAnswer, choice: string): Answering<SpokenAnswer> =>
    (loaded, seat, before) => {
      if (before !== null && !canFollow(loaded, seat, before)) throw new Refused('one at a time');
      // What follows an answer has words only after that.
      const known = (): readonly Asked[] => {
        const then = begun === null ? null : afterAnswer(begun, seat, one);
        return then === null ? [] : askedAt(then, seat);
      };
      return meant(byKey(askedAt(loaded, seat), known, choice), before);
    };
  const answers = picked.flatMap(({ next, ...one }) => [
    begin(one),
    ...next.map((choice) => goOn(one, choice)),
  ]);
  return askedWhereUnsure(presser, match, async () => {
    const updated = await answerOrShow(presser, match, picked[0]?.decision ?? '', answers);
    const { loaded, did } = updated;
    const doubted = unsure();
    if (doubted !== null) return asking(presser, loaded, doubted, did);
    return answeredBy(presser, updated, did.given.at(-1)?.piece ?? null);
  });
}

/** The one offer with a key. Throws `Refused` with what it was known by where it is not possible any more. */
function byKey(asked: readonly Asked[], known: () => readonly Asked[], choice: string): Offered {
  const named = (some: readonly Asked[]): Offered[] =>
    some.flatMap(({ offers }) => offers.filter((offer) => offer.choice === choice));
  const [only, ...others] = named(asked);
  if (only !== undefined && others.length === 0) return only;
  const what = asTyped(named(known())[0]?.phrase.label ?? choice);
  throw new Refused('not after the others', { what });
}

/** Answers; of who has answered just the same a moment ago, as by a double tap, it is that answer, and what came of it. */
async function answerOrShow(
  { app, press }: Presser,
  match: MatchId,
  decision: string,
  answers: readonly Answering<SpokenAnswer>[],
): Promise<Updated<Answered<SpokenAnswer>>> {
  try {
    return await giveAnswers(app, press, match, answers);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { id } = press.user;
    const before = await answeredBefore(app, id, match, decision, answers).catch(() => null);
    if (before === null) throw error;
    return before;
  }
}

/** What of a press tells which question it answers. */
interface OfQuestion {
  readonly match: MatchId;
  readonly decision: string;
}

/** Gives amounts or picks. */
async function giveShaped(
  presser: Presser,
  { match, decision }: OfQuestion,
  choose: (group: ShapedGroup) => Offered,
): Promise<PanelReply> {
  const updated = await answerOrShow(presser, match, decision, [
    (now, seat) => {
      const language = presser.languageAt(now.row);
      const asked = askedOf(now, seat, language).filter((one) => one.decision.id === decision);
      const [group] = shapedOnes(groups(now.edition.in(language), asked));
      if (group === undefined) throw new Refused('answered already');
      return spokenAnswer(choose(group));
    },
  ]);
  return answeredBy(presser, updated);
}
