import type { Seat } from '../../engine/game.ts';
import type { Refused } from '../../match/house.ts';
import type { Loaded } from '../../match/load.ts';
import { playingSeatOrLast } from '../../match/playing.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { speechTo } from '../said/language.ts';
import { type Opened } from '../offered/offering.ts';
import { type Panel, panelFor } from '../offered/panel.ts';
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
  return { is: 'panel', panel, painted: 'if free' };
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
  return { is: 'panel', panel: make(loaded, seat, speech), painted: 'always' };
}
