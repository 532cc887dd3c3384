import type { Decision } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Question } from '../../../presentation/edition.ts';
import { stageOf } from '../../../parts/stages.ts';
import { type Amounts, RESOURCES } from '../content/goods.ts';
import { LEADER } from '../content/leaders.ts';
import { START_MEMBERS } from '../content/numbers.ts';
import { ABANDONED, CHIEFTAIN } from '../content/tiles.ts';
import { fields, mayLeave } from '../gathering.ts';
import { has, nameOf } from '../ground.ts';
import type { Asked } from '../moves/rise-move.ts';
import { total } from '../payment.ts';
import { rankOf } from '../placing.ts';
import { aheadWords } from './ahead.ts';
import { tileEffect } from './effects.ts';
import { goalLack, villageLack } from './lacks.ts';
import { counted, diceSigns, goodsWords, seatName } from './names.ts';

type Asker = (asked: Asked, decision: Decision) => Question;

const lines = (...all: readonly (string | null)[]): string =>
  all.filter((line) => line !== null).join('\n');

/** What a tribe has: `🍖1 🪵0 🪨2`. */
const goodsOf = ({ speech, tribe }: Asked): string =>
  speech.say('questions.stores', { ...tribe.goods });

/** The same, and what a village lacks: `🍖1 🪵0 🪨2 · 🏠 needs 🍖2 🪵1`. */
function stores(asked: Asked): string {
  const { speech, tribe, view } = asked;
  const { say } = speech;
  const { leader } = tribe;
  const lack = villageLack(view, tribe, LEADER[leader].cost);
  const village =
    total(lack) === 0
      ? say('questions.village is paid')
      : say('questions.village lacks', { goods: goodsSigns(speech, lack) });
  return say('questions.stores and village', { stores: goodsOf(asked), village });
}

/** `🍖2 🪵1` */
const goodsSigns = ({ say }: Asked['speech'], goods: Amounts): string =>
  RESOURCES.flatMap((kind) => {
    const count = goods[kind] ?? 0;
    return count > 0 ? [say(`questions.short.${kind}`, { count })] : [];
  }).join(' ');

/** Goals in hand, with what each still lacks; null for none. */
function goals({ speech, tribe, view }: Asked): string | null {
  const { say } = speech;
  const all = (tribe.hand ?? []).map((id) => {
    const goal = say(`names.goal.${id}`);
    const what = goalLack(speech, view, tribe, id, goodsSigns);
    return what === null ? say('questions.goal', { goal }) : say('questions.lacks', { goal, what });
  });
  return all.length === 0 ? null : say('questions.goals', { goals: all.join(' · ') });
}

const ahead = ({ speech, view }: Asked): string | null => aheadWords(speech, view);

export const askForStart: Asker = ({ speech, seat, tribe, view }) => {
  const { first, beside } = item(START_MEMBERS, rankOf(view, seat));
  return {
    title: speech.say('questions.place.title', {
      members: counted(speech, first + beside, 'members'),
    }),
    text: speech.say('questions.place.text', {
      goods: goodsWords(speech, LEADER[tribe.leader].cost),
    }),
  };
};

export const askForGoods: Asker = (asked) => {
  const { from, count } = stageOf(asked.view, 'taking');
  const resources = counted(asked.speech, count, 'resources');
  return { title: asked.speech.say(`questions.take.${from}`, { resources }), text: stores(asked) };
};

export const askForReturn: Asker = ({ speech }) => ({
  title: speech.say('questions.enter'),
  text: '',
});

export const askForSite: Asker = ({ speech, view }) => {
  const { tile } = stageOf(view, 'siting');
  return {
    title: speech.say('questions.site.title', { tile: speech.say(`names.tiles.${tile}`) }),
    text: tileEffect(speech, tile),
  };
};

export const askForAct: Asker = (asked) => {
  const { say } = asked.speech;
  const { dice } = asked.view.turn;
  return {
    title:
      dice.length === 0
        ? say('questions.act.none')
        : say('questions.act.title', { dice: diceSigns(dice) }),
    text: lines(stores(asked), goals(asked), ahead(asked)),
    help: say('questions.act.help'),
  };
};

const askForMembers = (asked: Asked, kind: 'grow' | 'move', count: number): Question => {
  const { say } = asked.speech;
  return {
    title: say(`questions.${kind}.title`, { members: counted(asked.speech, count, 'members') }),
    text: ahead(asked) ?? '',
    help: say(`questions.${kind}.help`, { limit: asked.view.limit }),
  };
};

export const askForGrowth: Asker = (asked) =>
  askForMembers(asked, 'grow', stageOf(asked.view, 'growing').most);

export const askForMove: Asker = (asked) =>
  askForMembers(asked, 'move', stageOf(asked.view, 'moving').left);

export const askForFields: Asker = (asked) => {
  const { speech, view } = asked;
  const many = Math.min(stageOf(view, 'gathering').tiles, fields(view).length);
  const hexes = counted(speech, many, 'hexes');
  const title = mayLeave(view) ? 'gather up to' : 'gather';
  return { title: speech.say(`questions.${title}`, { hexes }), text: stores(asked) };
};

export const askForReturned: Asker = ({ speech, view }) => ({
  title: speech.say('questions.lead.title', {
    goals: counted(speech, stageOf(view, 'leading').draws, 'goals'),
  }),
  text: '',
  help: speech.say('questions.lead.help'),
});

export const askForTarget: Asker = (asked) => {
  const { speech, view } = asked;
  const [at = 0] = stageOf(view, 'fighting').left;
  return {
    title: speech.say('questions.bow', { place: nameOf(view, at) }),
    text: ahead(asked) ?? '',
  };
};

export const askToSettle: Asker = (asked) => ({
  title: asked.speech.say('questions.settle.title'),
  text: lines(stores(asked), goals(asked), ahead(asked)),
  help: asked.speech.say('questions.settle.help'),
});

export const askForBid: Asker = (asked) => {
  const { speech } = asked;
  const { high, points } = CHIEFTAIN;
  return {
    title: speech.say('questions.bid.title'),
    text: lines(
      speech.say('questions.bid.text', {
        high,
        low: counted(speech, points.low, 'points'),
        more: points.high,
      }),
      stores(asked),
    ),
  };
};

export const askForGift: Asker = (asked, { about }) => {
  const { speech, view } = asked;
  const { giving } = stageOf(view, 'bidding');
  return {
    title: speech.say('questions.give.title', { seat: seatName(speech, Number(about)) }),
    text: lines(
      speech.say('questions.give.text', {
        resources: counted(speech, giving?.count ?? 0, 'resources'),
        count: giving?.to.length ?? 0,
      }),
      stores(asked),
    ),
  };
};

export const askForLosses: Asker = ({ speech, view }) => ({
  title: speech.say('questions.lose', {
    members: counted(speech, stageOf(view, 'erupting').loses, 'members'),
  }),
  text: '',
});

export const askToBuild: Asker = (asked) => {
  const { speech, seat, view } = asked;
  const text = has(view, seat, 'crafty-builders') ? 'spared' : 'text';
  return {
    title: speech.say('questions.offer.title'),
    // What its leader asks for does not matter now.
    text: lines(
      speech.say(`questions.offer.${text}`, { goods: goodsWords(speech, ABANDONED) }),
      goodsOf(asked),
    ),
  };
};
