import type { Seat } from '../../engine/game.ts';
import type { App } from '../../match/app/app.ts';
import { primerOf } from '../../match/reports/primer.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import { button, buttonRows } from '../controls.ts';
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

/**
 * One card of how to play, by which somebody comes to a match that is there to learn: a single button turns to the next, and
 * from the last one to the match.
 *
 * @param nth which card, from 0; null comes of one that is not there
 */
export async function cardPage(
  app: App,
  { edition, speech }: Rules,
  match: MatchId,
  nth: number,
): Promise<Page | null> {
  const { say, language } = speech;
  const cards = await primerOf(app, edition, language);
  const card = cards[nth];
  if (card === undefined) return null;
  const isLast = nth === cards.length - 1;
  const { firstMatch } = edition.in(language);
  const lines = [
    `### ${card.title}`,
    card.text,
    ...(isLast ? [say('matches.learn', { first: firstMatch ?? '' })] : []),
    `-# ${say('table.card', { nth: nth + 1, of: cards.length })}`,
  ];
  const label = say(isLast ? 'buttons.to the match' : 'buttons.next card');
  return {
    parts: [{ text: lines.join('\n'), scene: card.scene }],
    components: buttonRows([
      button({ do: 'card', match, nth: nth + 1 }, label, 'main', isLast ? '🔥' : '▶️'),
    ]),
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
