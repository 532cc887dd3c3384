import { playAndKeep } from '../ai/playout.ts';
import { namedSeed } from '../engine/laws.ts';
import type { Match } from '../engine/match.ts';
import { namedRandom } from '../engine/random.ts';
import type { Language } from '../language/languages.ts';
import type { AnyEdition, Glimpse, PrimerCard } from '../presentation/edition.ts';
import { COMPUTERS } from '../presentation/computers.ts';
import type { Scene } from '../presentation/scene.ts';
import type { Table } from '../presentation/table.ts';
import { tableIn } from './table.ts';

/** A card of how to play, with its picture. */
export interface PicturedCard extends Pick<PrimerCard, 'title' | 'text'> {
  readonly scene: Scene;
}

/** How to play a game in a language, in cards; none of a game that has none. Throws where a picture cannot be had. */
export function primerOf(edition: AnyEdition, language: Language): readonly PicturedCard[] {
  const { primer = [] } = edition.in(language);
  return primer.map(({ title, text, picture }) => ({
    title,
    text,
    scene: sceneOf(edition, picture, language),
  }));
}

/** A match that computer players have played, by what stood after each of its entries. */
type Sample = readonly Match<unknown>[];

const samples = new WeakMap<AnyEdition, Sample>();

/** The same match of a game each time: it shows how a match goes, and nobody sits at it. */
function sampleOf(edition: AnyEdition): Sample {
  const known = samples.get(edition);
  if (known !== undefined) return known;
  const { game, players } = edition;
  const [, seats] = game.seats;
  const player = players.at(-1);
  if (player === undefined) throw new Error(`Nobody plays ${game.id}.`);
  const { entered } = playAndKeep(game, {
    seed: namedSeed('primer'),
    seats,
    config: game.config({}),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom('primer'),
  });
  const sample = entered.map(({ match }) => match);
  samples.set(edition, sample);
  return sample;
}

function sceneOf(edition: AnyEdition, glimpse: Glimpse, language: Language): Scene {
  const { game } = edition;
  const words = edition.in(language);
  const shown = sampleOf(edition).filter(({ state }) =>
    game.decisions(state).some(({ kind }) => kind === glimpse.asked),
  )[glimpse.nth];
  const decision = shown && game.decisions(shown.state).find(({ kind }) => kind === glimpse.asked);
  if (shown === undefined || decision === undefined) {
    throw new Error(`${game.id} asks no ${glimpse.asked} the time ${glimpse.nth}.`);
  }
  const { state } = shown;
  const { seat } = decision;
  const table = tableIn(sampleTable(edition), language);
  const view = game.view(state, seat);
  switch (glimpse.show) {
    case 'board':
      return words.scene(game.view(state, 'public'), table);
    case 'hand':
      return there(words.handScene?.(view, seat, table), glimpse);
    case 'choice': {
      const choices = game.choices(state, decision);
      const listed = 'shape' in choices ? [] : choices;
      const { command } = glimpse;
      const some = listed.filter(
        (choice) => words.phrase(choice, decision, view, table).command === command,
      );
      return there(words.choiceScene?.(view, seat, some, table)?.scene, glimpse);
    }
  }
}

/** All seats are computer players'. */
const sampleTable = ({ name, game }: AnyEdition): Table => ({
  matchName: name,
  seats: COMPUTERS.slice(0, game.seats[1]).map((computerIs) => ({
    computerIs,
    name: '',
    mention: '',
    computer: true,
  })),
});

function there(scene: Scene | null | undefined, { show, asked }: Glimpse): Scene {
  if (scene === null || scene === undefined) throw new Error(`No ${show} is seen at ${asked}.`);
  return scene;
}
