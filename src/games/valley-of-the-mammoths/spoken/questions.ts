import type { Question } from '../../../presentation/edition.ts';
import type { CardId } from '../content/cards.ts';
import { RANGE, START } from '../content/numbers.ts';
import { type Fault, faultOf, isBegun, stayingAt } from '../draft.ts';
import { mealsOf } from '../meals.ts';
import { nameOf, type Place } from '../map.ts';
import { planOf } from '../moves/things.ts';
import type { Asked } from '../moves/valley-move.ts';
import { sideOf } from '../sides.ts';
import { campAt } from '../tribes.ts';
import {
  battlesOf,
  draftOf,
  larderOf,
  peopleOn,
  percentOf,
  percentOfAll,
  thereWords,
} from './ahead.ts';
import { dangersOf } from './dangers.ts';
import { cardName, eventName, peopleSigns, peopleWords, tribeName } from './names.ts';
import { habitsWords, orderWords, planWords, trackWords } from './said.ts';

type Asker = (asked: Asked) => Question;

const lines = (...all: readonly (string | null)[]): string =>
  all.filter((line) => line !== null).join('\n');

export const askToSettle: Asker = ({ speech }) => ({
  title: speech.say('questions.place.title'),
  text: speech.say('questions.place.text', { people: peopleWords(speech, START) }),
});

/** What a tribe has, gets and eats: `🍖 12 + 3 − 7`. */
function stores({ speech: { say }, seat, tribe, view }: Asked): string {
  const { income, cost } = larderOf(view, seat, draftOf(view));
  return say('questions.stores', { food: tribe.food, income, cost });
}

/** Why an order may not count yet. */
function faultWords({ speech: { say } }: Asked, fault: Fault): string {
  const place = nameOf(fault.at);
  return fault.fault === 'camp'
    ? say('questions.fault.camp', { place })
    : say('questions.fault.held', { place, animals: fault.animals, there: fault.there });
}

/** Whether it orders before its turn. */
const isAhead = ({ seat, view: { stage } }: Asked): boolean =>
  stage.frame === 'ordering' && stage.left[0] !== seat;

/** The order as it was said by now, in words. */
const saidWords = ({ speech, view }: Asked): string =>
  orderWords(speech, view, (of) => peopleWords(speech, of));

/** What becomes of an order that was given ahead: in its own turn it is asked for again. */
const givenWords = (asked: Asked): string =>
  isAhead(asked)
    ? asked.speech.say('questions.order.given', { order: saidWords(asked) })
    : asked.speech.say('questions.order.changed');

/** What was said of an order that is to be given ahead. */
const draftedWords = (asked: Asked): Pick<Question, 'draft'> =>
  isAhead(asked) && draftOf(asked.view).seen === null
    ? { draft: asked.speech.say('questions.order.draft', { order: saidWords(asked) }) }
    : {};

/** An order of so many characters stands on a button. */
const ROOM = 70;

export const askForOrder: Asker = (asked) => {
  const { speech, seat, view } = asked;
  const { say } = speech;
  const draft = draftOf(view);
  const fault = faultOf(view, seat, draft);
  const dangers =
    fault === null ? dangersOf(speech, view, seat, 'all') : [faultWords(asked, fault)];
  const order = orderWords(speech, view, peopleSigns);
  // What ends it tells it, where it may end and that has room for it.
  const isTold = fault === null && order.length <= ROOM;
  const ahead = isAhead(asked);
  return {
    title: say(ahead ? 'questions.order.ahead' : 'questions.order.title'),
    text: lines(
      stores(asked),
      draft.seen === null ? null : givenWords(asked),
      ahead || isTold ? null : say('questions.so far', { order }),
      dangers.length === 0 ? null : say('questions.danger', { what: dangers.join('. ') }),
    ),
    help: say('questions.order.help', { range: RANGE }),
    ahead: ahead && !isBegun(draft),
    ...(isBegun(draft) ? draftedWords(asked) : {}),
  };
};

export const askForNumbers: Asker = (asked) => {
  const { speech, tribe, view } = asked;
  const draft = draftOf(view);
  const path = draft.splitting ?? [];
  const [from = 0] = path;
  return {
    title: speech.say('questions.split.title', { place: nameOf(path.at(-1) ?? 0) }),
    text: speech.say('questions.split.text', {
      from: nameOf(from),
      people: peopleWords(speech, stayingAt(tribe, draft, from)),
    }),
    ...draftedWords(asked),
  };
};

/** Who fights on a hex: `⚔️ 4b, camp of Ibis: 🔥 ⚔️3♀1 – 🐦 ⚔️2 · 64% you stay`. */
function battleWords({ speech, seat, view }: Asked, at: Place): string {
  const { say } = speech;
  const owner = campAt(view, at);
  const place =
    owner === null
      ? nameOf(at)
      : owner === seat
        ? say('questions.own camp', { place: nameOf(at) })
        : say('questions.camp of', { place: nameOf(at), who: tribeName(speech, owner) });
  const own = `${sideOf(seat).emoji} ${peopleSigns(peopleOn(view, seat, at))}`;
  const sides = `${own} – ${thereWords(view, at, seat)}`;
  return say('questions.battle', { place, sides, percent: percentOf(view, seat, at) });
}

/** What was planned ahead. */
const plannedWords = ({ speech, view: { stage } }: Asked): string | null =>
  stage.frame !== 'ordering' || stage.plan.length === 0
    ? null
    : speech.say('questions.planned', {
        plan: stage.plan.map((name) => planWords(speech, planOf(name), 'plans')).join(', '),
      });

export const askForPlan: Asker = (asked) => {
  const battles = battlesOf(asked.view, asked.seat);
  const percent = battles.length > 1 ? percentOfAll(asked.view, asked.seat, battles) : null;
  return {
    title: asked.speech.say('questions.plan.title'),
    text: lines(
      ...battles.map((at) => battleWords(asked, at)),
      percent === null ? null : asked.speech.say('questions.all battles', { percent }),
      battles.length === 0 ? null : asked.speech.say('questions.plan.odds'),
      plannedWords(asked),
    ),
    help: asked.speech.say('questions.plan.help'),
    // Ahead of the battles, those who have nobody to fight yet are asked as well.
    idle: battles.length === 0,
    ahead:
      battles.length > 0 &&
      asked.view.stage.frame === 'ordering' &&
      asked.view.stage.plan.length === 0,
  };
};

export const askForUnfed: Asker = ({ speech: { say }, tribe, view }) => {
  const { food } = tribe;
  const cost = mealsOf(view, tribe);
  const facts = { food, cost, short: cost - food };
  return {
    title: say('questions.hunger.title'),
    text: say(cost > food ? 'questions.hunger.text' : 'questions.hunger.enough', facts),
  };
};

export const askForSeason: Asker = ({ speech: { say }, seat, view: { stage, turn } }) => ({
  title: say('questions.season.title'),
  text: lines(
    say(`questions.season.${turn.season}`),
    stage.frame === 'hunger' && stage.left.includes(seat) ? say('questions.season.hungry') : null,
  ),
});

/** What stands now; nothing of a tribe that said nothing. */
const now = ({ speech: { say } }: Asked, names: readonly string[]): string =>
  names.length === 0 ? '' : say('questions.now', { what: names.join(', ') });

/** Asks what a card is for; who does not hold it has no more to say than to take back what stands. */
const askFor = (
  asked: Asked,
  card: CardId,
  question: 'counter' | 'omens' | 'track',
  names: readonly string[],
): Question => ({
  title: asked.speech.say(`questions.${question}`),
  text: now(asked, names),
  idle: names.length === 0 && asked.tribe.hand?.includes(card) !== true,
});

export const askForCounters: Asker = (asked) => {
  const cards = asked.tribe.standing?.counters ?? [];
  const names = cards.map((card) => cardName(asked.speech, card));
  return askFor(asked, 'counter-magic', 'counter', names);
};

export const askForOmens: Asker = (asked) => {
  const events = asked.tribe.standing?.omens ?? [];
  return askFor(
    asked,
    'omen',
    'omens',
    events.map((event) => eventName(asked.speech, event)),
  );
};

export const askForTrack: Asker = (asked) => {
  const track = asked.tribe.standing?.track ?? null;
  const names = track === null ? [] : [trackWords(asked.speech, track)];
  return askFor(asked, 'tracker', 'track', names);
};

export const askForHabits: Asker = (asked) => {
  const habits = asked.tribe.standing?.habits;
  return {
    title: asked.speech.say('questions.habits'),
    text: habits === undefined ? '' : now(asked, [habitsWords(asked.speech, habits)]),
  };
};
