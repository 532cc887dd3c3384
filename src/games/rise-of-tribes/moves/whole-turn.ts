import type { Decision } from '../../../engine/game.ts';
import type {
  TurnField,
  TurnOffer,
  TurnStep,
  WholeTurn,
} from '../../../presentation/whole-turn.ts';
import { strengthBy } from '../acting.ts';
import { builds } from '../building.ts';
import { type ActionId, ACTIONS } from '../content/dice.ts';
import { LEADER } from '../content/leaders.ts';
import { DEVELOPMENTS } from '../content/tiles.ts';
import { growthBy } from '../growing.ts';
import { invadersAt, nameOf, occupied, slotOf } from '../ground.ts';
import { landOf, type Place } from '../map.ts';
import { reach } from '../moving.ts';
import { waysToComplete } from '../settling.ts';
import { counted, landName } from '../spoken/names.ts';
import type { RiseView } from '../view.ts';
import type { Asked } from './rise-move.ts';
import { settled } from './settle.ts';

/** As much as a list has room for. */
const OPTIONS = 25;
/** More than anything costs. */
const RICH = { food: 99, wood: 99, stone: 99 };
const LEG = /([a-z]\d)\W+([a-z]\d)(?:\W+(\d+))?/gi;

/** What a die is spent on, out of a key such as `sun.grow`. */
const useOf = (key: string): string => key.split('.')[1] ?? '';

/** Dice spent, one after the other: each two that go together, or the only one that is left. */
function spendings({ view: { turn } }: Asked, offers: readonly TurnOffer[]) {
  const uses = offers.filter(({ choice, phrase }) =>
    [...ACTIONS, 'beast'].some((name) => phrase.command === name && choice.includes('.')),
  );
  if (turn.dice.length === 1) return uses.map((one) => [one]);
  const dieOf = ({ choice }: TurnOffer) => choice.split('.')[0];
  return uses.flatMap((first) => {
    const left = turn.dice.toSpliced(
      turn.dice.findIndex((die) => die === dieOf(first)),
      1,
    );
    return uses
      .filter((one) => left.some((die) => die === dieOf(one)))
      .filter(({ choice }) => useOf(choice) !== useOf(first.choice))
      .map((second) => [first, second]);
  });
}

/** Where members are, and then where they may be after a Move. */
function nearby({ seat, view }: Asked): Place[] {
  const homes = occupied(view, seat);
  const reached = view.turn.used.includes('move')
    ? []
    : homes.flatMap((from) => reach(view, seat, from));
  return [...new Set([...homes, ...reached])];
}

/** What step 5 may have by then: goals, villages where members are by then, events; and the end of the turn. */
function settlings(asked: Asked): { readonly value: string; readonly label: string }[] {
  const { speech, seat, tribe, view } = asked;
  const near = nearby(asked);
  const members = tribe.members.map((count, at) => (near.includes(at) ? Math.max(count, 1) : 0));
  const then = view.tribes.with(seat, { ...tribe, members, goods: RICH });
  const villages = builds({ ...view, tribes: then }, seat, LEADER[tribe.leader].cost);
  const ways = [
    ...(tribe.hand ?? [])
      .flatMap(waysToComplete)
      .map(({ key, action }) => [key, settled.complete.label(action, asked)] as const),
    ...villages.map(({ key, action }) => [key, settled.build.label(action, asked)] as const),
    ...DEVELOPMENTS.filter((tile) => slotOf(view, tile) !== undefined).map(
      (tile) => [`buy.${tile}`, settled.buy.label({ do: 'buy', tile }, asked)] as const,
    ),
  ];
  return [
    ...ways.slice(0, OPTIONS - 1).map(([value, label]) => ({ value, label })),
    { value: 'done', label: speech.say('labels.done.settle') },
  ];
}

/** The fields beside the first one, for what the dice that are left may be spent on. */
function places(asked: Asked): TurnField[] {
  const { speech, view } = asked;
  const { say } = speech;
  const { dice, used } = view.turn;
  const near = nearby(asked);
  const most = Math.max(...dice.map((die) => growthBy(view, strengthBy(view, 'grow', die))));
  const come = Array.from({ length: most }, (_, nth) => nth + 1).flatMap((count) =>
    near.map((at) => ({
      value: `${nameOf(view, at)}.${count}`,
      label: say('labels.at', {
        place: landName(speech, view, at),
        members: counted(speech, count, 'members'),
      }),
    })),
  );
  const harvests = near
    .filter((at) => invadersAt(view, at) === 0)
    .map((at) => ({ value: nameOf(view, at), label: landName(speech, view, at) }));
  const about = (id: 'grow' | 'move' | 'gather') => ({
    id,
    label: say(`turn.${id}.label`),
    empty: say(`turn.${id}.empty`),
    description: say(`turn.${id}.about`),
  });
  const fields = [
    { ...about('grow'), options: come.slice(0, OPTIONS), most: OPTIONS },
    { ...about('move'), options: null, most: 1 },
    { ...about('gather'), options: harvests.slice(0, OPTIONS), most: OPTIONS },
  ];
  return fields.filter(
    ({ id, options }) => !used.some((one) => one === id) && options?.length !== 0,
  );
}

/** What answers the question that comes of an action: nothing where nothing was told of it. */
function carriedOut(
  { speech: { say }, view }: Asked,
  kind: ActionId,
  told: readonly string[],
): TurnStep[] {
  const step = (choice: string, label: string | null): TurnStep => ({
    kind,
    choice,
    label,
    isPassed: true,
  });
  const [line = ''] = told;
  if (line === '') return [];
  if (kind === 'move') {
    const legs = [...line.matchAll(LEG)].map(([, one = '', other = '', members = '1']) => {
      const [from, to] = [one.toUpperCase(), other.toUpperCase()];
      return step(`move.${from}.${to}.${members}`, say('labels.go', { from, to, members }));
    });
    const rest = line.replaceAll(LEG, '').trim();
    const isClear = !/\w/.test(rest);
    return [
      ...legs,
      isClear ? step('done', null) : step('', `${say('names.actions.move')}: ${rest}`),
    ];
  }
  const counts = new Map<string, number>();
  for (const one of told) {
    const [place = '', count = '1'] = one.split('.');
    counts.set(place, (counts.get(place) ?? 0) + Number(count));
  }
  const all = landOf(view).board.names.filter((place) => counts.has(place));
  const so = (sign: string) => all.map((place) => `${place}${sign}${counts.get(place) ?? 0}`);
  return kind === 'grow'
    ? [step(['grow', ...so('x')].join('.'), say('labels.grow', { on: so(' ×').join(', ') }))]
    : [step(['gather', ...all].join('.'), say('labels.gather', { places: all.join(', ') }))];
}

/** A whole turn from its dice on, told in one form. */
export const wholeTurnBy = (
  askedOf: (decision: Decision, view: RiseView) => Asked,
): WholeTurn<RiseView> => ({
  fields(decision, offers, view) {
    const asked = askedOf(decision, view);
    const all = decision.kind === 'act' ? spendings(asked, offers) : [];
    if (all.length === 0) return [];
    const { say } = asked.speech;
    const isCut = all.length > OPTIONS;
    const last = settlings(asked);
    return [
      {
        id: 'acts',
        label: say(view.turn.dice.length > 1 ? 'turn.acts.two' : 'turn.acts.one'),
        empty: say('turn.acts.empty'),
        description: say(isCut ? 'turn.acts.cut' : 'turn.acts.about'),
        options: all.slice(0, OPTIONS).map((uses) => ({
          value: uses.map(({ choice }) => choice).join('+'),
          label: uses.map(({ phrase }) => phrase.label).join(' → '),
        })),
        most: 1,
      },
      ...places(asked),
      {
        id: 'last',
        label: say('turn.last.label'),
        empty: say('turn.last.empty'),
        description: say('turn.last.about'),
        options: last,
        most: last.length,
      },
    ];
  },

  steps(filled, decision, offers, view) {
    const asked = askedOf(decision, view);
    const keys = (filled.get('acts') ?? []).flatMap((acts) => acts.split('+'));
    const told = (action: ActionId) => carriedOut(asked, action, filled.get(action) ?? []);
    const acts = keys.flatMap((choice): TurnStep[] => {
      const label = offers.find((one) => one.choice === choice)?.phrase.label ?? choice;
      const action = ACTIONS.find((one) => one === useOf(choice));
      return [
        { kind: 'act', choice, label, isPassed: false },
        ...(action === undefined ? [] : told(action)),
      ];
    });
    const chosen = filled.get('last') ?? [];
    const last = settlings(asked)
      .filter(({ value }) => chosen.includes(value))
      .map(
        ({ value, label }): TurnStep => ({
          kind: 'settle',
          choice: value,
          label: value === 'done' ? null : label,
          isPassed: value === 'done',
        }),
      );
    return [
      ...acts,
      ...(last.length > 0
        ? [{ kind: 'act', choice: 'done', label: null, isPassed: true } as const]
        : []),
      ...last,
      // What was told of an action that is not taken.
      ...ACTIONS.filter((action) => keys.every((key) => useOf(key) !== action)).flatMap(told),
    ];
  },
});
