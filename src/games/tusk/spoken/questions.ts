import type { Decision, Seat } from '../../../engine/game.ts';
import type { Question } from '../../../presentation/edition.ts';
import type { TuskKind } from '../action.ts';
import { BREEDING_GROUND, placeName } from '../map.ts';
import type { MemberView, StageView, TribeView, TuskView } from '../view.ts';
import { cardWords } from './cards.ts';
import { othersWords, tileWords } from './ground.ts';
import { gathered } from '../../../parts/gathered.ts';
import type { TuskSpeech } from '../words/index.ts';
import {
  amountWords,
  cardName,
  counted,
  goodsWords,
  listed,
  seatName,
  tribeName,
} from './names.ts';

type StageOf<S extends StageView['stage']> = Extract<StageView, { stage: S }>;

/** Asks one seat, from what it may see. */
type Asker = (speech: TuskSpeech, view: TuskView, tribe: TribeView, decision: Decision) => Question;

const name = (speech: TuskSpeech, seat: Seat): string => tribeName(speech, seat);

/** The innermost stage of this sort, as the view tells it. */
function stageOf<S extends StageView['stage']>(view: TuskView, sort: S): StageOf<S> | undefined {
  return view.stages.findLast((stage): stage is StageOf<S> => stage.stage === sort);
}

const fightPlace = (view: TuskView): string => {
  const fight = stageOf(view, 'fight');
  return fight === undefined ? 'the tile' : placeName(fight.at);
};

const stock = (speech: TuskSpeech, { goods }: TribeView): string =>
  `You hold ${goodsWords(speech, goods)}.`;

const USES =
  'Each stick adds 1 to all your dice; each grass takes 1 from all dice thrown at you; ' +
  'each stone strikes once more if you hit at all.';

const ASKERS: Readonly<Record<TuskKind, Asker>> = {
  place: (speech, _view, { seat }) => ({
    title: `Where does ${name(speech, seat)} enter?`,
    text: `Choose the tile for your first member: any but the breeding ground, ${placeName(BREEDING_GROUND)}. Tribes may share a tile.`,
  }),

  draft: (speech, view) => {
    const offer = stageOf(view, 'drafting')?.offer ?? [];
    const cards = offer.map((card) => `**${cardName(speech, card)}**: ${cardWords(speech, card)}`);
    return {
      title: 'Which victory card do you keep?',
      text: `Nobody sees what you keep; the other two go back into the deck.\n${cards.join('\n')}`,
    };
  },

  turn: turnQuestion,

  sides: (speech, view, { seat }) => ({
    title: `Fight on ${fightPlace(view)}: in or out?`,
    text: `${fightWords(speech, view, seat)} ${sideWords(view, seat)}`,
  }),

  aim: (speech, view, { seat }) => ({
    title: `Fight on ${fightPlace(view)}: whom do you attack?`,
    text: `${fightWords(speech, view, seat)} ${aimingWords(view, seat)} All see this.`,
  }),

  commit: (speech, view, tribe) => ({
    title: `Fight on ${fightPlace(view)}: what do you use?`,
    text: `${fightWords(speech, view, tribe.seat)} ${usingWords(speech, view, tribe.seat)} What you use is gone. ${stock(speech, tribe)}`,
  }),

  stones: (speech, view, { seat }) => ({
    title: `Fight on ${fightPlace(view)}: your stones`,
    text: `You wounded more than one tribe: choose whom your ${stonesWords(speech, view, seat)}. Each wounds one more member there; the result stays.${togetherWords(speech, view, seat)}`,
  }),

  attack: (speech, view, tribe) => ({
    title: `Hunt, round ${stageOf(view, 'hunt')?.round ?? 1}: what do you use?`,
    text: `The mammoth on ${placeName(view.mammoth)} has ${amountWords(speech, view.mammothFood, 'food')} left, and ${huntersWords(tribe)}. Every 6 or more takes 1 food. Each stick adds 1 to all your dice; each stone takes 1 more if you hit at all; each grass takes 1 from the dice thrown back at you. ${stock(speech, tribe)}`,
  }),

  share: (speech, view) => ({
    title: 'How do you share the meat?',
    text: `The mammoth is dead, and you led the hunt: divide 4 food among the tribes as you like, and keep the rest. ${standings(speech, view)}`,
  }),

  land: () => ({
    title: 'Where do the hunters go?',
    text: 'The mammoth fell on the breeding ground: choose one tile beside it for the hunters of all tribes.',
  }),

  regroup: regroupQuestion,

  aside: (_speech, _view, tribe, { about }) => ({
    title: `Where does member ${about} step aside?`,
    text: `The herd has trampled your member ${about}${standingOn(tribe, about)}. Choose a tile beside it, out of the herd’s way.`,
  }),
};

function standingOn(tribe: TribeView, number: Decision['about']): string {
  const at = tribe.members.find(({ member }) => member === number)?.at;
  return typeof at === 'number' ? ` on ${placeName(at)}` : '';
}

function fightWords(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const fight = stageOf(view, 'fight');
  if (fight === undefined) return '';
  const others = othersWords(speech, view, seat, fight.at) ?? 'nobody';
  const own = view.tribes[seat]?.members.filter((one) => one.at === fight.at) ?? [];
  const starter = fight.initiator === seat ? 'You' : name(speech, fight.initiator);
  return `${starter} started it. There you have ${countWords(own)}, against ${others}.${outWords(speech, fight)}${aimWords(speech, fight)}`;
}

function aimWords(speech: TuskSpeech, { aims, seats }: StageOf<'fight'>): string {
  if (seats.length <= 2 || aims.length === 0) return '';
  const words = gathered(aims, ({ seat }) => seat).map(([seat, own]) => {
    const parts = own.map(
      (aim) => `${counted(speech, aim.members, 'member')} against ${name(speech, aim.target)}`,
    );
    return `${name(speech, seat)} sends ${listed(speech, parts)}`;
  });
  return ` ${words.join('; ')}.`;
}

function countWords(members: readonly MemberView[]): string {
  const wounded = members.filter((one) => one.wounded).length;
  const noun = members.length === 1 ? 'member' : 'members';
  if (wounded === 0) return `${members.length} ${noun}`;
  if (wounded === members.length) return `${members.length} wounded ${noun}`;
  return `${members.length} ${noun}, ${wounded} of them wounded`;
}

/** How many unwounded members a seat has on the tile of the fight. */
function unwoundedIn(view: TuskView, seat: Seat): number {
  const at = stageOf(view, 'fight')?.at;
  const members = view.tribes[seat]?.members ?? [];
  return members.filter((one) => one.at === at && !one.wounded).length;
}

function sideWords(view: TuskView, seat: Seat): string {
  return unwoundedIn(view, seat) === 0
    ? 'You roll no dice. Take part to hide behind grass, or sit out and use nothing; you may be hit either way.'
    : 'Take part, or sit out: then you roll no dice and use nothing, and you may still be hit.';
}

function aimingWords(view: TuskView, seat: Seat): string {
  return unwoundedIn(view, seat) === 1
    ? 'Send the one that stands against one of the other tribes.'
    : 'Send each of your standing members against one of the other tribes.';
}

/** Who else chooses now, and what the tokens do; those whose members are all wounded have grass alone. */
function usingWords(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const others = othersAsked(speech, view, seat);
  const secrecy =
    others.length === 0
      ? 'Nobody else uses anything.'
      : `${listed(speech, ['You', ...others])} choose in secret, and show it together.`;
  const uses =
    unwoundedIn(view, seat) === 0
      ? 'Nobody of yours stands there, so only grass is of use: each takes 1 from all dice thrown at you.'
      : USES;
  return `${secrecy} ${uses}`;
}

/** Other tribes that are asked at the same time. */
const othersAsked = (speech: TuskSpeech, { owing }: TuskView, seat: Seat): string[] =>
  owing.filter((other) => other !== seat).map((one) => name(speech, one));

function stonesWords(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const uses = stageOf(view, 'fight')?.uses?.find((one) => one.seat === seat)?.uses;
  const stones = uses?.stone ?? 0;
  return stones === 1 ? 'stone strikes' : `${amountWords(speech, stones, 'stone')} strike`;
}

function togetherWords(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const others = othersAsked(speech, view, seat);
  return others.length === 0
    ? ''
    : ` ${listed(speech, ['You', ...others])} choose in secret, and all stones fall together.`;
}

function outWords(speech: TuskSpeech, { out }: StageOf<'fight'>): string {
  if (out.length === 0) return '';
  return ` ${listed(
    speech,
    out.map((one) => name(speech, one)),
  )} ${out.length === 1 ? 'sits' : 'sit'} out.`;
}

function regroupQuestion(speech: TuskSpeech, view: TuskView, tribe: TribeView): Question {
  const round = `Hunt, round ${stageOf(view, 'hunt')?.round ?? 1}`;
  const left = `The mammoth has ${amountWords(speech, view.mammothFood, 'food')} left`;
  const others = othersAsked(speech, view, tribe.seat);
  const secrecy =
    others.length === 0 ? '' : ` ${listed(speech, ['You', ...others])} choose in secret, at once.`;
  const hunters = tribe.members.filter(({ at }) => at === 'hunting');
  if (hunters.every(({ wounded }) => wounded)) {
    const [who, them] =
      hunters.length === 1 ? ['Your hunter is', 'it'] : ['All your hunters are', 'them'];
    return {
      title: `${round}: where do you go?`,
      text: `${left}. ${who} wounded and must leave: lead ${them} to one tile beside the mammoth.${secrecy}`,
    };
  }
  const all = hunters.length === 1 ? 'your hunter' : 'all your hunters';
  return {
    title: `${round}: stay or leave?`,
    text: `${left}, and ${huntersWords(tribe)}. Stay, or lead ${all} to one tile beside it.${secrecy}`,
  };
}

function huntersWords({ members }: TribeView): string {
  const hunters = members.filter(({ at }) => at === 'hunting');
  return `you hunt with ${countWords(hunters)}`;
}

function standings(speech: TuskSpeech, view: TuskView): string {
  const food = view.tribes.map((tribe) => `${name(speech, tribe.seat)} has ${tribe.goods.food}`);
  return `Food now: ${food.join(', ')}.`;
}

function turnQuestion(speech: TuskSpeech, view: TuskView, tribe: TribeView): Question {
  const step = stageOf(view, 'tribe')?.step ?? 'act';
  const able = tribe.members.filter((one) => one.actions > 0);
  const grows = step === 'grow' && mayGrow(tribe);
  const hunts = step !== 'act' && able.some((one) => !one.wounded);
  const parts = [
    ...(grows ? [growthWords(speech, tribe)] : []),
    ...(hunts ? ['send hunters'] : []),
    ...(able.length > 0 ? [actingWords(able)] : []),
  ];
  const may =
    parts.length === 0 ? 'Nobody of yours can act any more.' : `You may ${orList(parts)}.`;
  const members = able.map((one) => memberWords(speech, view, tribe.seat, one));
  return {
    title: `${name(speech, tribe.seat)}, turn ${view.turn}`,
    text: [
      `${may}${able.length === 0 ? '' : orderWords(grows, hunts)}`,
      ...members,
      stock(speech, tribe),
    ].join('\n'),
  };
}

function growthWords(speech: TuskSpeech, { growthCost, waiting }: TribeView): string {
  const cost = growthCost ?? 0;
  return cost === 0
    ? `bring in member ${waiting[0]} for free`
    : `grow for ${amountWords(speech, cost, 'food')}`;
}

function actingWords(able: readonly MemberView[]): string {
  const whose = able.length === 1 ? 'your member' : 'your members';
  if (able.some(({ wounded }) => !wounded)) return `let ${whose} act`;
  return `let ${able.length === 1 ? 'your wounded member' : 'your wounded'} stand up again`;
}

/** What is lost by acting too early, as long as there is something to lose. */
function orderWords(grows: boolean, hunts: boolean): string {
  if (!grows && !hunts) return '';
  const both = grows && hunts;
  const first = both
    ? 'Grow first, then send hunters'
    : grows
      ? 'Grow first'
      : 'Send hunters first';
  return ` ${first}: once a member acts, ${both ? 'both are' : 'that is'} over for this turn.`;
}

const mayGrow = ({ growthCost, goods }: TribeView): boolean =>
  growthCost !== null && growthCost <= goods.food;

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function memberWords(speech: TuskSpeech, view: TuskView, seat: Seat, member: MemberView): string {
  const { at, wounded, actions } = member;
  const others = typeof at === 'number' ? othersWords(speech, view, seat, at) : null;
  const company = others === null ? '' : `, with ${others}`;
  const place = typeof at === 'number' ? ` on ${tileWords(speech, view, at)}${company}` : '';
  const left = `${actions} ${actions === 1 ? 'action' : 'actions'}`;
  return `Member ${member.member}${place}: ${left}${wounded ? ', wounded' : ''}`;
}

const isKind = (kind: string): kind is TuskKind => Object.hasOwn(ASKERS, kind);

/** What a decision asks of its seat. Throws on a kind that Tusk! does not have. */
export function question(speech: TuskSpeech, decision: Decision, view: TuskView): Question {
  const { kind, seat } = decision;
  const tribe = view.tribes[seat];
  if (!isKind(kind) || tribe === undefined) {
    throw new RangeError(`Tusk! asks no ${kind} of seat ${seat}.`);
  }
  return ASKERS[kind](speech, view, tribe, decision);
}

/** Where the match stands: `Turn 3 · fight on D5`. */
export function heading(speech: TuskSpeech, view: TuskView): string {
  if (view.phase === 'over') return `The end · turn ${view.turn}`;
  const turn = view.phase === 'setup' ? 'Setup' : `Turn ${view.turn}`;
  const stage = view.stages.at(-1);
  return stage === undefined ? turn : `${turn} · ${stageWords(speech, stage)}`;
}

function stageWords(speech: TuskSpeech, stage: StageView): string {
  switch (stage.stage) {
    case 'placing':
      return `${seatName(speech, stage.seat)} enters the map`;
    case 'drafting':
      return `${seatName(speech, stage.seat)} keeps a card`;
    case 'tribe':
      return `${seatName(speech, stage.seat)}’s turn`;
    case 'fight':
      return `fight on ${placeName(stage.at)}`;
    case 'hunt':
      return `hunt, round ${stage.round}`;
    case 'roaming':
      return 'out of the herd’s way';
    case 'over':
      return 'the end';
  }
}
