import type { Seat } from '../../../engine/game.ts';
import type { Mark, Pane, Row, Scene } from '../../../presentation/scene.ts';
import { standingOut } from '../../../presentation/charts.ts';
import type { Table } from '../../../presentation/table.ts';
import { unique } from '../../../presentation/since.ts';
import type { TuskEvent } from '../event.ts';
import { tellingOf } from '../happenings/index.ts';
import { type Place, placeName } from '../map.ts';
import { huntPane, roundWords, tuskScene } from '../scene.ts';
import type { TuskBeat } from '../story.ts';
import type { TuskView } from '../view.ts';
import { tribeName } from '../spoken/names.ts';
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
    strips: standingOut(scene.strips, actors(beat)),
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

/** Whom a beat is about: their strips stand out. */
function actors({ kind, events }: TuskBeat): readonly Seat[] {
  const seats = events.flatMap((event): readonly Seat[] => {
    const telling = tellingOf(event);
    if (telling.actors !== undefined) return telling.actors(event);
    return kind === 'tribe' && 'seat' in event ? [event.seat] : [];
  });
  return [...new Set(seats)];
}

/** What a beat is about beside the map: the season's card, a fight, or the mammoth with its hunters. */
function panesOf(
  speech: TuskSpeech,
  beat: TuskBeat,
  then: TuskView,
  board: readonly Pane[],
): readonly Pane[] {
  const { kind, events } = beat;
  switch (kind) {
    case 'season':
      return board.filter(({ rows }) =>
        rows.some((row) => row.row === 'entry' && row.icon === 'herd'),
      );
    case 'fight':
      return fightPane(speech, beat);
    case 'hunt':
    case 'kill':
      return [huntedPane(speech, huntPane(speech, then), events)];
    default:
      return board.filter(({ rows }) => rows.some(({ row }) => row === 'track'));
  }
}

/** What was used and rolled in a fight, side by side. */
function fightPane(speech: TuskSpeech, beat: TuskBeat): Pane[] {
  const [at] = beat.events.flatMap((one) => tellingOf(one).point?.(one, null) ?? []);
  if (at === undefined) return [];
  const rolled = diceOf(speech, beat.events);
  const rows = actors(beat).flatMap((own) =>
    rolled.filter((row) => 'seat' in row && row.seat === own),
  );
  return [{ title: speech.say('board.fight', { place: placeName(at) }), rows }];
}

const diceOf = (speech: TuskSpeech, events: readonly TuskEvent[]): Row[] =>
  events.flatMap((one) => tellingOf(one).dice?.(one, speech) ?? []);

/** An attack shows whose it is; where the mammoth strikes back, who stands is more than what is left of it. */
function huntedPane(speech: TuskSpeech, { rows }: Pane, events: readonly TuskEvent[]): Pane {
  const dice = diceOf(speech, events);
  const attack = events.find((one) => tellingOf(one).rolls !== undefined);
  const [seat] = attack === undefined ? [] : (tellingOf(attack).actors?.(attack) ?? []);
  if (seat !== undefined) {
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

function marksOf(event: TuskEvent, view: TuskView): readonly Mark[] {
  const telling = tellingOf(event);
  return [...(telling.marks?.(event, view) ?? []), ...(telling.storyMarks?.(event, view) ?? [])];
}
