import type { Choice } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Path, ValleyAction } from '../action.ts';
import { RAIDED } from '../content/cards.ts';
import {
  afterOrder,
  campsLeft,
  type Draft,
  faultOf,
  isBegun,
  mayCamp,
  NO_DRAFT,
  stayingAt,
} from '../draft.ts';
import type { People } from '../event.ts';
import { type Place, PLACES } from '../map.ts';
import { animalsAt, packsAt } from '../packs.ts';
import { campAt, occupiedBy, seatsAt } from '../tribes.ts';
import { waysFrom } from '../ways.ts';
import type { Outlook } from './outlook.ts';
import { type Position, weighing, type Weigh } from './worth.ts';

/** What a step must be worth, and a card that makes one possible. */
const [ENOUGH, CARD] = [0.05, 1] as const;

type Group = Draft['groups'][number];

/** What may be added to an order, and what it is worth. */
interface Step {
  readonly group: Group | null;
  readonly camp: Place | null;
  readonly gain: number;
}

/** Where a tribe is once its order counts. */
function positionAfter({ me }: Outlook, draft: Draft): Position {
  const { warriors, females } = afterOrder(me, draft);
  const kept = me.camps.filter((at) => item(females, at) > 0);
  return { warriors, females, camps: [...kept, ...draft.camps], food: me.food };
}

const withGroups = (draft: Draft, groups: readonly Group[]): Draft => ({
  ...draft,
  groups: [...draft.groups, ...groups],
  splitting: null,
});

/** Groups of a hex that are thought of. */
function sizesOf({ warriors, females }: People): People[] {
  const sizes = new Map<number, People>();
  for (const w of [warriors, warriors - 1, 0, 1, 2, 3])
    for (const f of [females, 0, 1])
      if (w >= 0 && f >= 0 && w <= warriors && f <= females && w + f > 0)
        sizes.set(w * 8 + f, { warriors: w, females: f });
  return [...sizes.values()];
}

/** All groups of the warriors that can come to a place where somebody is, so that each camp keeps one. */
function* attacks(outlook: Outlook, draft: Draft): Generator<Group[]> {
  const { view, seat, me } = outlook;
  const comers: Group[][] = PLACES.map(() => []);
  for (const from of occupiedBy(me)) {
    const { warriors } = stayingAt(me, draft, from);
    const count = warriors - (me.camps.includes(from) ? 1 : 0);
    if (count <= 0) continue;
    for (const { path } of waysFrom(view, seat, draft, from)) {
      const goal = item(comers, item(path, path.length - 1));
      if (goal.at(-1)?.path[0] !== from) goal.push({ path, warriors: count, females: 0 });
    }
  }
  for (const [at, groups] of comers.entries()) {
    const isMet = packsAt(view, at).length > 0 || seatsAt(view, at).some((one) => one !== seat);
    if (groups.length > 1 && isMet) yield groups;
  }
}

/** A female and a warrior of different hexes who meet where they may set up a camp in the next turn. */
function* couples(outlook: Outlook, draft: Draft): Generator<Group[]> {
  const { view, seat, me } = outlook;
  const comers: { females: Group[]; warriors: Group[] }[] = PLACES.map(() => ({
    females: [],
    warriors: [],
  }));
  for (const from of occupiedBy(me)) {
    const staying = stayingAt(me, draft, from);
    for (const { path } of waysFrom(view, seat, draft, from)) {
      const { females, warriors } = item(comers, item(path, path.length - 1));
      if (staying.females > 0) females.push({ path, warriors: 0, females: 1 });
      if (staying.warriors > 0) warriors.push({ path, warriors: 1, females: 0 });
    }
  }
  for (const [at, { females, warriors }] of comers.entries()) {
    if (females.length === 0 || animalsAt(view, at) > 0 || campAt(view, at) !== null) continue;
    for (const female of females)
      for (const warrior of warriors)
        if (female.path[0] !== warrior.path[0]) yield [female, warrior];
  }
}

/** What is worth most to add to an order; null if nothing is worth it. Where a way is given, only who goes it is asked. */
function bestStep(outlook: Outlook, weigh: Weigh, draft: Draft, only: Path | null): Step | null {
  const { view, seat, me, mind } = outlook;
  const now = weigh(positionAfter(outlook, draft));
  let found: Step | null = null;
  const offer = (step: Omit<Step, 'gain'>, after: Draft): void => {
    if (only !== null && step.group?.path.join() !== only.join()) return;
    const gain = weigh(positionAfter(outlook, after)) - now;
    if (gain <= (found?.gain ?? (only === null ? ENOUGH : Number.NEGATIVE_INFINITY))) return;
    if (faultOf(view, seat, after) === null) found = { ...step, gain };
  };
  for (const from of occupiedBy(me)) {
    if (only !== null && only[0] !== from) continue;
    const staying = stayingAt(me, draft, from);
    if (staying.warriors + staying.females === 0) continue;
    for (const { path } of waysFrom(view, seat, draft, from))
      for (const size of sizesOf(staying)) {
        const group = { path, ...size };
        offer({ group, camp: null }, withGroups(draft, [group]));
      }
    if (draft.camps.includes(from) || campsLeft(view, seat, draft) <= 0) continue;
    if (mayCamp(view, seat, draft, from))
      offer({ group: null, camp: from }, { ...draft, camps: [...draft.camps, from] });
  }
  if (mind.looksAround)
    for (const groups of [...attacks(outlook, draft), ...couples(outlook, draft)])
      for (const group of groups.slice(0, only === null ? 1 : groups.length)) {
        if (faultOf(view, seat, withGroups(draft, [group])) === null)
          offer({ group, camp: null }, withGroups(draft, groups));
      }
  return found;
}

/** A card that is worth playing before the order. */
function cardOf(
  outlook: Outlook,
  weigh: Weigh,
  choices: readonly Choice<ValleyAction>[],
): Choice<ValleyAction> | null {
  const { view, me, seat } = outlook;
  const here = positionAfter(outlook, NO_DRAFT);
  const now = weigh(here);
  const step = bestStep(outlook, weigh, NO_DRAFT, null)?.gain ?? 0;
  let found: Choice<ValleyAction> | null = null;
  let most = 0;
  for (const choice of choices) {
    const { action } = choice;
    let gain = 0;
    if (action.do === 'join') {
      const sex = action.card === 'lone-warrior' ? 'warriors' : 'females';
      const more = item(here[sex], action.at) + 1;
      gain = weigh({ ...here, [sex]: here[sex].with(action.at, more) }) - now;
    } else if (action.do === 'raid') {
      const food = Math.min(RAIDED, item(view.tribes, action.of).food);
      gain = weigh({ ...here, food: here.food + food }) - now + 0.1 * food - 0.6;
    } else if (
      action.do === 'play' &&
      outlook.mind.looksAround &&
      !me.lasting.includes(action.card)
    ) {
      const lasting = [...me.lasting, action.card];
      const tribes = view.tribes.with(seat, { ...me, lasting });
      const then = { ...outlook, view: { ...view, tribes } };
      gain = (bestStep(then, weigh, NO_DRAFT, null)?.gain ?? 0) - step - CARD;
    } else continue;
    if (gain <= most) continue;
    [found, most] = [choice, gain];
  }
  return found;
}

/** The next answer in one’s own turn: cards, then what is worth most to add to the order, until nothing is. */
export function ordered(
  outlook: Outlook,
  choices: readonly Choice<ValleyAction>[],
): Choice<ValleyAction> | undefined {
  const { view, me } = outlook;
  const draft = view.stage.frame === 'ordering' ? (view.stage.draft ?? NO_DRAFT) : NO_DRAFT;
  const weigh = weighing(outlook);
  if (!isBegun(draft)) {
    const card = cardOf(outlook, weigh, choices);
    if (card !== null) return card;
  }
  const step = bestStep(outlook, weigh, draft, null);
  const named = (name: ValleyAction['do']) => choices.find(({ action }) => action.do === name);
  if (step === null) return named('done') ?? named('anew');
  if (step.group === null)
    return choices.find(({ action }) => action.do === 'camp' && action.at === step.camp);
  const { path, warriors, females } = step.group;
  const staying = stayingAt(me, draft, item(path, 0));
  const isSo = (action: ValleyAction): boolean => {
    if (action.do !== 'go' || action.path.join() !== path.join()) return false;
    const by = { all: staying.females, warriors: 0, 'but-one': staying.females - 1 };
    return warriors === staying.warriors && females === by[action.who];
  };
  return (
    choices.find(({ action }) => isSo(action)) ??
    choices.find(({ action }) => action.do === 'some' && action.path.join() === path.join())
  );
}

/** How many of a group go. */
export function splitOf(outlook: Outlook): People | null {
  const { stage } = outlook.view;
  const draft = stage.frame === 'ordering' ? stage.draft : null;
  if (draft === null || draft.splitting === null) return null;
  const bare = { ...draft, splitting: null };
  const group = bestStep(outlook, weighing(outlook), bare, draft.splitting)?.group ?? null;
  return group === null ? null : { warriors: group.warriors, females: group.females };
}
