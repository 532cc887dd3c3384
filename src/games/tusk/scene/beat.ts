import type { Seat } from '../../../engine/game.ts';
import type { Mark, Pane, Row, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { Uses } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import type { Roll, TuskEvent } from '../event.ts';
import { BREEDING_GROUND, type Place, placeName } from '../map.ts';
import { amount, huntPane, roundWords, tuskScene } from '../scene.ts';
import type { TuskBeat } from '../story.ts';
import type { TuskView } from '../view.ts';
import { tribeName } from '../spoken/names.ts';
import { unique, woundSign } from './marks.ts';
import type { TuskSpeech } from '../words/index.ts';

/** The picture of a piece of the story: how it came out, what was rolled, and where it happened. */
export function beatScene(speech: TuskSpeech, beat: TuskBeat, table: Table): Scene {
  const { kind, turn, events } = beat;
  if (kind === 'end') {
    const scene = tuskScene(speech, beat.view, table);
    // The world is white: the result takes its room.
    return { ...scene, title: { ...scene.title, toMove: [] }, map: null };
  }
  const scene = tuskScene(speech, asThen(beat), table);
  const about = actors(beat);
  return {
    ...scene,
    title: {
      match: table.matchName,
      round: roundWords(speech, turn),
      phase:
        kind === 'hunt'
          ? speech.say('board.hunt round', { round: beat.round })
          : speech.say(`story.chapters.${kind}`),
      toMove: [],
    },
    map: scene.map && {
      ...scene.map,
      compass: null,
      marks: unique([...ways(events), ...events.flatMap((event) => marksOf(event, beat.view))]),
    },
    panes: panesOf(speech, beat, asThen(beat), scene.panes),
    strips: scene.strips.map((strip) => {
      const others = strip.flags.filter((flag) => flag !== 'to-move');
      const flags = about.includes(strip.seat) ? (['to-move', ...others] as const) : others;
      return { ...strip, flags };
    }),
  };
}

/** What only the last step shows is not to be seen before it is told. */
function asThen({ kind, view }: TuskBeat): TuskView {
  return {
    ...view,
    // Of the season's card, all holds while it is told.
    phase: kind === 'season' ? 'season' : 'tribes',
    stages: [],
    winners: null,
    // At the end all cards are turned; those with tokens were open before.
    tribes: view.tribes.map((tribe) => ({
      ...tribe,
      card: view.winners === null || tribe.cardTokens > 0 ? tribe.card : 'secret',
      // Actions are the next turn's, which is another beat.
      members: tribe.members.map((member) => ({ ...member, actions: 0 })),
    })),
  };
}

/** Whom a beat is about: their strips stand out as those of who is to move do on the board. */
function actors({ kind, events }: TuskBeat): readonly Seat[] {
  const seats = events.flatMap((event): readonly Seat[] => {
    switch (event.type) {
      case 'fightBegan':
        return event.seats;
      case 'mammothAttacked':
        return [event.roll.seat];
      case 'mammothKilled':
        return [event.leader];
      default:
        return kind === 'tribe' && 'seat' in event ? [event.seat] : [];
    }
  });
  return [...new Set(seats)];
}

/** What a beat is about beside the map: the season's card, a fight, or the mammoth with its hunters. */
function panesOf(
  speech: TuskSpeech,
  { kind, events }: TuskBeat,
  then: TuskView,
  board: readonly Pane[],
): readonly Pane[] {
  switch (kind) {
    case 'season':
      return board.filter(({ rows }) =>
        rows.some((row) => row.row === 'entry' && row.icon === 'herd'),
      );
    case 'fight':
      return fightPane(speech, events);
    case 'hunt':
    case 'kill':
      return [hunted(speech, huntPane(speech, then), events)];
    default:
      return board.filter(({ rows }) => rows.some(({ row }) => row === 'track'));
  }
}

/** An attack shows whose it is; where the mammoth strikes back, who stands is more than what is left of it. */
function hunted(speech: TuskSpeech, { rows }: Pane, events: readonly TuskEvent[]): Pane {
  const dice = events.flatMap((one) => huntDice(speech, one));
  const attack = events.find((event) => event.type === 'mammothAttacked');
  if (attack !== undefined) {
    const { seat } = attack.roll;
    const own = rows.map((row) =>
      row.row === 'pieces'
        ? { ...row, pieces: row.pieces.filter(({ owner }) => owner === seat) }
        : row,
    );
    const title = speech.say('story.attacks', { seat: tribeName(speech, seat) });
    return { title, rows: [...own, ...dice] };
  }
  if (dice.length === 0) return { title: speech.say('board.hunt'), rows };
  // Each row of dice is against the tribe whose badge it bears.
  const hunters = rows.filter(({ row }) => row === 'pieces');
  return { title: speech.say('story.strikes back'), rows: [...hunters, ...dice] };
}

/** Of an attack, and of the mammoth's answer to each tribe. */
function huntDice(speech: TuskSpeech, event: TuskEvent): Row[] {
  switch (event.type) {
    case 'mammothAttacked':
      return [...usesRow(speech, event.roll.seat, event.uses), ...diceRow(event.roll)];
    case 'mammothFoughtBack':
      return diceRow(event.roll);
    default:
      return [];
  }
}

function fightPane(speech: TuskSpeech, events: readonly TuskEvent[]): Pane[] {
  const began = events.find((event) => event.type === 'fightBegan');
  if (began === undefined) return [];
  const uses = events.flatMap((event) => (event.type === 'commitmentsRevealed' ? event.uses : []));
  const rolls = events.flatMap((event) => (event.type === 'fightRolled' ? event.rolls : []));
  const rows = began.seats.flatMap((seat) => [
    ...uses.flatMap((of) => (of.seat === seat ? usesRow(speech, seat, of.uses) : [])),
    ...rolls.flatMap((roll) => (roll.seat === seat ? diceRow(roll) : [])),
  ]);
  return [{ title: speech.say('board.fight', { place: placeName(began.at) }), rows }];
}

function usesRow(speech: TuskSpeech, seat: Seat, uses: Uses): Row[] {
  const amounts = TOKENS.filter((token) => uses[token] > 0).map((one) =>
    amount(speech, one, uses[one]),
  );
  if (amounts.length === 0) return [];
  return [{ row: 'seat', seat, text: speech.say('board.uses'), amounts }];
}

/** One modifier holds for all dice of a roll, so those that hit are the highest. */
function diceRow({ seat, dice, totals, hits }: Roll): Row[] {
  const least = totals.toSorted((a, b) => b - a)[hits - 1] ?? Number.POSITIVE_INFINITY;
  const faces = dice.map((face, index) => ({ face, counts: (totals[index] ?? face) >= least }));
  return faces.length === 0 ? [] : [{ row: 'dice', seat, dice: faces }];
}

/** Where each member went, however many moves it took; none for one that came back. */
function ways(events: readonly TuskEvent[]): Mark[] {
  const ends = new Map<string, { owner: Seat; from: Place; to: Place }>();
  for (const event of events) {
    if (event.type !== 'memberMoved') continue;
    const key = `${event.seat} ${event.member}`;
    const from = ends.get(key)?.from ?? event.from;
    ends.set(key, { owner: event.seat, from, to: event.to });
  }
  return [...ends.values()]
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, owner }) => arrow(from, to, owner));
}

function arrow(from: Place, to: Place, owner: Seat | null): Mark {
  return { mark: 'arrow', from: placeName(from), to: placeName(to), owner };
}

function marksOf(event: TuskEvent, view: TuskView): Mark[] {
  switch (event.type) {
    case 'fightBegan':
    case 'mammothKilled':
      return [{ mark: 'burst', at: placeName(event.at) }];
    case 'mammothAttacked':
    case 'mammothFoughtBack':
      return [{ mark: 'burst', at: placeName(view.mammoth) }];
    case 'mammothMoved':
      return event.path.map((place) => ({ mark: 'trail', at: placeName(place) }));
    case 'mammothWentHome':
      return [arrow(event.from, BREEDING_GROUND, null)];
    case 'steppedAside':
      return [arrow(event.from, event.to, event.seat)];
    case 'memberRemoved':
      return [{ mark: 'sign', at: placeName(event.at), icon: 'removed' }];
    case 'memberWounded':
      return woundSign(event, view);
    case 'snowFell':
      return event.at.map((place) => ({ mark: 'sign', at: placeName(place), icon: 'snow' }));
    default:
      return [];
  }
}
