import type { Language } from '../../language/languages.ts';
import type { AnyEdition, Glimpse, PrimerCard } from '../../presentation/edition.ts';
import { COMPUTERS } from '../../presentation/computers.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Table } from '../../presentation/table.ts';
import type { App } from '../app/app.ts';
import { tableIn } from '../stored/table.ts';

/** A card of how to play, with its picture; null if there is none. */
export interface PicturedCard extends Pick<PrimerCard, 'title' | 'text'> {
  readonly scene: Scene | null;
}

/** How to play a game in a language, in cards; none of a game that has none. */
export async function primerOf(
  app: Pick<App, 'playSample'>,
  edition: AnyEdition,
  language: Language,
): Promise<readonly PicturedCard[]> {
  const { primer = [] } = edition.in(language);
  const states = await sampleOf(app, edition, primer);
  return primer.map(({ title, text, picture }, at) => ({
    title,
    text,
    scene: states === null ? null : sceneOf(edition, states[at], picture, language),
  }));
}

/** What stood at the moment of each card, in a match that computer players have played; null where there is none. */
type Sample = readonly unknown[] | null;

const samples = new WeakMap<AnyEdition, Promise<Sample>>();

/** The sample match is played once; again only if it failed. */
function sampleOf(
  app: Pick<App, 'playSample'>,
  edition: AnyEdition,
  primer: readonly PrimerCard[],
): Promise<Sample> {
  const known = samples.get(edition);
  if (known !== undefined) return known;
  const { game } = edition;
  const playing = (async () => {
    if (primer.length === 0) return [];
    const moments = primer.map(({ picture: { asked, nth } }) => ({ asked, nth }));
    const stored = await app.playSample(game.id, moments);
    if (stored === null) samples.delete(edition);
    return stored?.map((state) => game.parse(state)) ?? null;
  })();
  samples.set(edition, playing);
  return playing;
}

/** @param state what stood at the moment of the glimpse */
function sceneOf(edition: AnyEdition, state: unknown, glimpse: Glimpse, language: Language): Scene {
  const { game } = edition;
  const words = edition.in(language);
  const decision = game.decisions(state).find(({ kind }) => kind === glimpse.asked);
  if (decision === undefined) throw new Error(`${game.id} asks no ${glimpse.asked} there.`);
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
      return there(words.choiceScene?.(view, seat, some, table), glimpse);
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
