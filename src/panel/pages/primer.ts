import type { Seat } from '../../engine/game.ts';
import type { App } from '../../match/app/app.ts';
import { primerOf } from '../../match/told/primer.ts';
import type { MatchRow } from '../../store/store.ts';
import { type Rules, waysOn } from './chapters.ts';
import { hintsButton } from './here.ts';
import type { Page } from './page.ts';

/**
 * How to play a game: its cards with their pictures; of a game without cards, what it is about.
 *
 * @param reader whose match it is, where it is read at one
 */
export async function primerPage(
  app: App,
  read: Rules,
  reader: { readonly row: MatchRow; readonly seat: Seat | null } | null = null,
): Promise<Page> {
  const { edition, speech } = read;
  const { title, blurb } = edition.in(speech.language);
  const cards = await primerOf(app, edition, speech.language);
  return {
    parts: [
      { text: `## ${title}\n${blurb}`, scene: null },
      ...cards.map((card) => ({ text: `### ${card.title}\n${card.text}`, scene: card.scene })),
    ],
    components: waysOn(
      read,
      { page: 'cards', at: null },
      reader === null ? [] : hintsButton(reader.row, reader.seat, read),
    ),
  };
}

/** What the signs on a game's pictures mean; of a game that has no legend, how it is played. */
export async function legendPage(app: App, read: Rules): Promise<Page> {
  const { edition, speech } = read;
  const { title, legendScenes } = edition.in(speech.language);
  const scenes = legendScenes?.() ?? [];
  if (scenes.length === 0) return primerPage(app, read);
  return {
    parts: scenes.map((scene, at) => ({
      text: at === 0 ? `## ${speech.say('buttons.legend')}\n${title}` : '',
      scene,
    })),
    components: waysOn(read, { page: 'legend', at: null }),
  };
}
