import type { Seat } from '../../../engine/game.ts';
import { only } from '../../../parts/only.ts';
import type { Display, Lot, Note, Pane, Row, Scene } from '../../../presentation/scene.ts';
import { standingOut } from '../../../presentation/charts.ts';
import type { Table } from '../../../presentation/table.ts';
import { GOODS } from '../content/goods.ts';
import type { StoneAgeEvent } from '../event.ts';
import { numberOf } from '../locations.ts';
import { stoneAgeScene } from '../scene.ts';
import { amountWords, goodName, placeName } from '../spoken/names.ts';
import type { StoneAgeBeat } from '../story.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

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
  return {
    ...scene,
    title: { ...scene.title, phase: speech.say(`story.chapters.${kind}`), toMove: [] },
    displays: marked(speech, scene.displays, events),
    panes: kind === 'evening' ? broughtPanes(speech, events, view) : scene.panes,
    strips: standingOut(scene.strips, actors(beat)),
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

/** Whom a beat is about: their strips stand out. */
function actors({ kind, events }: StoneAgeBeat): readonly Seat[] {
  switch (kind) {
    case 'building':
      return only(events, 'buildingBuilt').map(({ seat }) => seat);
    case 'evening':
      return only(events, 'herdTamed').map(({ seat }) => seat);
    default:
      return [];
  }
}

const BUILT: readonly Note[] = [{ mark: 'sign', icon: 'points' }];

/** Who took a card, built, or tamed the herd stands there once more. */
function marked(
  speech: StoneAgeSpeech,
  displays: readonly Display[],
  events: readonly StoneAgeEvent[],
): Display[] {
  const there = new Map<string, { readonly owner: Seat; readonly notes: readonly Note[] }>();
  for (const { at, seat: owner } of only(events, 'cardTaken')) {
    there.set(placeName(speech, at), { owner, notes: [] });
  }
  for (const { at, seat: owner } of only(events, 'buildingBuilt')) {
    there.set(placeName(speech, at), { owner, notes: BUILT });
  }
  for (const { seat: owner } of only(events, 'herdTamed')) {
    there.set(speech.say('board.tile'), { owner, notes: [] });
  }
  return displays.map((display) => ({
    ...display,
    lots: display.lots.map((lot): Lot => {
      const mark = there.get(lot.name);
      if (mark === undefined) return lot;
      const parties = [{ owner: mark.owner, count: 1 }];
      return { ...lot, closed: null, parties, notes: mark.notes };
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
      if (count === 0) return [];
      return [
        {
          icon: good,
          name: goodName(speech, good),
          count,
          words: amountWords(speech, count, good),
        },
      ];
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
