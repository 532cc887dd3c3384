import type { Question } from '../../../presentation/edition.ts';
import { stageOf } from '../../../parts/stages.ts';
import { WORTH } from '../content/goods.ts';
import { TILE, type TileId } from '../content/herd.ts';
import { HUNGER } from '../content/numbers.ts';
import { isSlot, isSource, type Location } from '../locations.ts';
import { missingAtMeal, missingFood } from '../meal.ts';
import { countOf, priceAt } from '../payment.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { broughtWords, priceWords } from './cards.ts';
import type { Asked } from '../moves/stone-age-move.ts';
import {
  amountWords,
  counted,
  goodsWords,
  placeName,
  planWords,
  tribeName,
  worthWords,
} from './names.ts';
import { payingFor } from './stages.ts';

type Asker = (asked: Asked) => Question;

/** Asks where people are sent. */
export const askForPlace: Asker = ({ speech, view, tribe }) => {
  const { say } = speech;
  return {
    title: say('questions.place.title', { count: tribe.unplaced }),
    text: lines(stores(speech, tribe), herdWords(speech, view)),
    help: say('questions.place.help'),
  };
};

/** Asks what a tribe does where its people are. */
export const askForAct: Asker = ({ speech, tribe }) => ({
  title: speech.say('questions.act.title'),
  text: stores(speech, tribe),
  help: speech.say('questions.act.help'),
});

/** Asks in which order it does so. */
export const askForPlan: Asker = ({ speech, tribe }) => {
  const { say } = speech;
  const plan = planWords(speech, tribe.plan ?? []);
  return {
    title: say('questions.plan.title'),
    text: plan === null ? say('questions.plan.text') : say('questions.plan.stands', { acts: plan }),
  };
};

/** Asks which tools are added to dice. */
export const askForTools: Asker = ({ speech, view }) => {
  const { dice, good } = stageOf(view, 'rolling');
  const sum = dice.reduce((all, die) => all + die, 0);
  const worth = WORTH[good];
  const goods = amountWords(speech, Math.floor(sum / worth), good);
  return {
    title: speech.say('questions.tools.title'),
    text: speech.say('questions.tools.text', { dice: dice.join(', '), sum, worth, goods }),
    help: speech.say('questions.tools.help'),
  };
};

/** Asks who goes onto the tile of the herd. */
export const askForTamers: Asker = ({ speech, view, tribe }) => {
  const { say } = speech;
  const { people: count } = stageOf(view, 'taming');
  const rivals = view.tribes.flatMap(({ seat, tamers }) =>
    tamers === 0 ? [] : [say('questions.tame.rival', rivalFacts(speech, seat, tamers))],
  );
  return {
    title: say('questions.tame.title'),
    text: lines(
      say('questions.tame.text', {
        people: counted(speech, count, 'people'),
        ...tileFacts(speech, tileNow(view)),
      }),
      rivals.length === 0 ? null : say('questions.tame.rivals', { tribes: rivals.join(', ') }),
      stores(speech, tribe),
    ),
    help: say('questions.tame.help'),
  };
};

/** Asks which resources are taken of choice. */
export const askForGoods: Asker = ({ speech, view, tribe }) => {
  const { count } = stageOf(view, 'choosing');
  return {
    title: speech.say('questions.any.title'),
    text: lines(
      speech.say('questions.any.text', { resources: counted(speech, count, 'resources') }),
      holds(speech, tribe),
    ),
  };
};

/** Asks which of the dice for all is taken. */
export const askForDie: Asker = ({ speech, tribe }) => ({
  title: speech.say('questions.die.title'),
  text: holds(speech, tribe),
  help: speech.say('questions.die.help'),
});

/** Asks what is taken of the tile of the herd. */
export const askForLine: Asker = ({ speech, view }) => {
  const { say } = speech;
  const { won } = stageOf(view, 'herd');
  return {
    title: say('questions.bonus.title'),
    text: '',
    help: say(won ? 'questions.bonus.won' : 'questions.bonus.tied'),
  };
};

/** Asks how the missing food is paid. */
export const askForFood: Asker = ({ speech, tribe }) => ({
  title: speech.say('questions.feed.title'),
  text: lines(
    speech.say('questions.feed.text', {
      people: counted(speech, tribe.people, 'people'),
      count: missingFood(tribe),
      points: counted(speech, HUNGER, 'points'),
    }),
    holds(speech, tribe),
  ),
});

/** Asks with what a card, a building, tamers or food are paid. */
export function askForPayment({ speech, view, tribe }: Asked): Question {
  const { say } = speech;
  const what = payingFor(view);
  if (what === 'food') {
    const people = counted(speech, missingFood(tribe), 'people');
    return {
      title: say('questions.pay.food'),
      text: lines(say('questions.pay.of food', { people }), holds(speech, tribe)),
    };
  }
  if (what === 'tamers') {
    const most = Math.min(stageOf(view, 'taming').people, countOf(tribe.goods));
    return {
      title: say('questions.pay.tamers'),
      text: lines(say('questions.pay.of tamers', { most }), stores(speech, tribe)),
    };
  }
  return {
    title: say('questions.pay.title', { place: placeName(speech, what) }),
    text: lines(
      say('questions.pay.text', { price: priceWords(speech, priceAt(view, what)) }),
      isSlot(what) ? null : say('questions.pay.worth', { worth: worthWords(speech) }),
      stores(speech, tribe),
    ),
  };
}

/** What is asked, then what is worth knowing, each in a line of its own; null for none. */
const lines = (...all: readonly (string | null)[]): string =>
  all.filter((one) => one !== null).join('\n');

const holds = (speech: StoneAgeSpeech, { goods }: TribeView): string =>
  speech.say('questions.holds', { goods: goodsWords(speech, goods) });

/** What it has, and what the meal will take of that. */
const stores = (speech: StoneAgeSpeech, tribe: TribeView): string =>
  `${holds(speech, tribe)} ${meal(speech, tribe)}`;

/** What the meal takes, and before it comes, that it takes more than there is. */
function meal(speech: StoneAgeSpeech, tribe: TribeView): string {
  const { say } = speech;
  const { people: needed, track: harvest } = tribe;
  const takes =
    harvest === 0
      ? say('questions.meal', { needed })
      : say('questions.meal with fields', { needed, harvest });
  const count = missingAtMeal(tribe);
  if (count === 0) return takes;
  const points = counted(speech, HUNGER, 'points');
  return `${takes} ${say('questions.meal lacks', { count, points })}`;
}

/** To where people are sent, with how many where that may be several: `Forest 3`, `Hut`. */
export const peopleAt = (speech: StoneAgeSpeech, at: Location, people: number): string => {
  const place = placeName(speech, at);
  return isSource(at) ? speech.say('questions.place.so many', { place, people }) : place;
};

const rivalFacts = (speech: StoneAgeSpeech, seat: number, people: number) => ({
  tribe: tribeName(speech, seat),
  people: counted(speech, people, 'people'),
});

/** The tile of this round. Throws where there is none. */
function tileNow({ herd }: StoneAgeView): TileId {
  const now = herd?.now ?? null;
  if (now === null) throw new RangeError('There is no herd now.');
  return now.tile;
}

/** What the lines of a tile bring. */
const tileFacts = (speech: StoneAgeSpeech, tile: TileId) => ({
  first: broughtWords(speech, TILE[tile].first),
  all: broughtWords(speech, TILE[tile].all),
});

/** Where the herd is, and what it pays there; null where it is nowhere. */
function herdWords(speech: StoneAgeSpeech, { herd }: StoneAgeView): string | null {
  const now = herd?.now ?? null;
  if (now === null) return null;
  return speech.say('questions.herd', {
    place: placeName(speech, now.at),
    ...tileFacts(speech, now.tile),
  });
}
