import type { Seat } from '../../../engine/game.ts';
import { only } from '../../../parts/only.ts';
import type { Display, Lot, Note, Pane, Row, Scene } from '../../../presentation/scene.ts';
import { standingOut } from '../../../presentation/charts.ts';
import type { Table } from '../../../presentation/table.ts';
import { GOODS } from '../content/goods.ts';
import type { StoneAgeEvent } from '../event.ts';
import { numberOf } from '../locations.ts';
import { stoneAgeScene } from '../scene.ts';
import { tellingOf } from '../happenings/index.ts';
import type { StoneAgeHappening } from '../happenings/told.ts';
import { pointedName } from '../spoken/names.ts';
import type { StoneAgeBeat } from '../story.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { amount } from './strips.ts';

/** The picture of a piece of the story: the board as it came out, with what happened marked on it. */
export function beatScene(speech: StoneAgeSpeech, beat: StoneAgeBeat, table: Table): Scene {
  const { kind, events, view } = beat;
  const scene = stoneAgeScene(speech, asThen(beat), table);
  if (kind === 'end') {
    // No herd comes any more: the result takes its room.
    const herd = speech.say('board.herd');
    const displays = scene.displays.filter(({ title }) => title !== herd);
    return { ...scene, title: { ...scene.title, toMove: [] }, displays };
  }
  const won = events.flatMap((event) => {
    const wins = tellingOf(event).wins?.(event);
    return wins !== undefined && 'seat' in event ? [{ ...wins, event, seat: event.seat }] : [];
  });
  // Whom the chart marks for it stands out.
  const actors = won.flatMap(({ event, seat }) => (tellingOf(event).lane?.(event) ? [seat] : []));
  return {
    ...scene,
    title: { ...scene.title, phase: speech.say(`story.chapters.${kind}`), toMove: [] },
    displays: marked(speech, scene.displays, won),
    panes: kind === 'evening' ? broughtPanes(speech, events, view) : scene.panes,
    strips: standingOut(scene.strips, actors),
  };
}

/** Cards that were taken in a round lie there once more, under whoever took them; nothing is asked. */
function asThen({ kind, events, view }: StoneAgeBeat): StoneAgeView {
  if (kind === 'end') return view;
  const slots = only(events, 'cardTaken').reduce(
    (all, { at, card }) => all.map((one, slot) => (slot === numberOf(at) ? card : one)),
    view.slots,
  );
  return { ...view, slots, stages: [], owing: [], winners: null };
}

/** Who took a card, built, or tamed the herd stands there once more. */
function marked(
  speech: StoneAgeSpeech,
  displays: readonly Display[],
  won: readonly (ReturnType<NonNullable<StoneAgeHappening['wins']>> & { readonly seat: Seat })[],
): Display[] {
  const there = new Map(won.map((one) => [pointedName(speech, one.at), one]));
  return displays.map((display) => ({
    ...display,
    lots: display.lots.map((lot): Lot => {
      const mark = there.get(lot.name);
      if (mark === undefined) return lot;
      const { seat: owner, icon } = mark;
      const notes: Note[] = icon === undefined ? [] : [{ mark: 'sign', icon }];
      return { ...lot, closed: null, parties: [{ owner, count: 1 }], notes };
    }),
  }));
}

/** What each tribe gathered in a round, and what was rolled for the herd. */
function broughtPanes(
  speech: StoneAgeSpeech,
  events: readonly StoneAgeEvent[],
  { tribes }: StoneAgeView,
): Pane[] {
  const gathered = only(events, 'gathered');
  const amounts = tribes.map(({ seat }): Row => {
    const own = gathered.filter((one) => one.seat === seat);
    const got = GOODS.flatMap((good) => {
      const count = own.reduce((sum, one) => sum + (one.good === good ? one.count : 0), 0);
      return count === 0 ? [] : [amount(speech, good, count)];
    });
    return { row: 'seat', seat, text: '', amounts: got };
  });
  const rolled = only(events, 'herdRolled').flatMap(({ rolls }) => rolls);
  const best = [...only(events, 'herdTamed'), ...only(events, 'herdTied')].flatMap((one) =>
    one.type === 'herdTamed' ? [one.seat] : one.seats,
  );
  const dice = rolled.map(
    ({ seat, dice: faces }): Row => ({
      row: 'dice',
      seat,
      dice: faces.toSorted((a, b) => b - a).map((face) => ({ face, counts: best.includes(seat) })),
    }),
  );
  return [{ title: speech.say('story.brought'), rows: [...amounts, ...dice] }];
}
