import type { Seat } from '../../engine/game.ts';
import type { House, Refused } from '../../match/house.ts';
import { load, type Loaded } from '../../match/load.ts';
import { askedOfComputer } from '../../match/owed.ts';
import { tellNews } from '../../match/news.ts';
import { playingSeatOrLast } from '../../match/playing.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { speechTo } from '../said/language.ts';
import { type Opened } from '../offered/offering.ts';
import { answeredPanel, type Panel, panelFor } from '../offered/panel.ts';
import type { Pressed } from './pressed.ts';
import type { Shown } from './showing.ts';

/** A line on top of a panel, in its reader's words. */
type Line = (speech: HouseSpeech) => string;

/** Says on a panel why something was not done. */
export const refusing =
  (reason: Refused): Line =>
  ({ language }) =>
    `⚠️ ${reason.in(language)}`;

/** The panel of whoever pressed, as a match stands. */
export async function ownPanel(
  { house }: Desk,
  interaction: Pressed,
  loaded: Loaded,
  line: Line | null,
  opened: Opened | null = null,
): Promise<Shown> {
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(house, interaction, loaded.row);
  const panel = panelFor(loaded, seat, speech, line?.(speech) ?? null, opened);
  return { is: 'panel', panel };
}

/**
 * The panel of who has answered: with what came of it, until its seat is asked again. Where computer players take long,
 * it says so, and is shown anew when they have answered.
 */
export async function answeredBy(
  { house }: Desk,
  interaction: Pressed,
  loaded: Loaded,
  answered: string,
): Promise<Shown> {
  const speech = await speechTo(house, interaction, loaded.row);
  const panelOf = async (now: Loaded): Promise<Panel> => {
    const seat = playingSeatOrLast(now, interaction.user.id);
    const news = await tellNews(house, now, seat, speech.language);
    return answeredPanel(now, seat, speech, answered, news);
  };
  const panel = await panelOf(loaded);
  if (askedOfComputer(loaded) === undefined) return { is: 'panel', panel };
  return { is: 'panel', panel, later: onceAnswered(house, loaded, panelOf) };
}

/** The panel when computer players have answered, also while this was being made; null where nothing came of it. */
async function onceAnswered(
  house: House,
  { row: { id }, match }: Loaded,
  panelOf: (now: Loaded) => Promise<Panel>,
): Promise<Panel | null> {
  const now = (await house.thoughtThrough(id)) ?? (await load(house, id));
  return now.match.sequence === match.sequence ? null : panelOf(now);
}

/** The same with a picture that was asked for: of its hand, or of the board. */
export async function ownPicture(
  { house }: Desk,
  interaction: Pressed,
  loaded: Loaded,
  make: (loaded: Loaded, seat: Seat, speech: HouseSpeech) => Panel,
): Promise<Shown> {
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(house, interaction, loaded.row);
  return { is: 'panel', panel: make(loaded, seat, speech) };
}
