import { MessageFlags } from 'discord.js';
import { Refused } from '../../match/app/refused.ts';
import { BrokenMatch } from '../../match/stored/broken.ts';
import { load } from '../../match/loaded/load.ts';
import { isCarriedHere, Repeated } from '../../match/app/press.ts';
import { StoreUnavailable, StoreUnsure } from '../../store/failure.ts';
import type { MatchId } from '../../store/store.ts';
import { refusalSpeech } from '../../words/index.ts';
import { inTime } from './acknowledging.ts';
import type { HandlerContext } from '../context.ts';
import { languageByDiscord, languageOf } from '../wording/language.ts';
import type { Opened } from '../../panel/offering.ts';
import { ownPanel, refusing } from '../../panel/pressed/own-panel.ts';
import { type Pressed, pressOf } from './pressed.ts';
import { refusal, report } from './report.ts';
import { NO_PINGS } from '../mentions.ts';
import { show } from './showing.ts';
import { presserOf } from './presser.ts';

/** A panel on which something was pressed, or from which a form was sent. */
export interface PressedPanel {
  readonly match: MatchId;
  readonly opened: Opened | null;
}

/**
 * Says why something was not done, and writes it down. Never throws.
 *
 * @param panel the panel that was pressed: a refusal stands on top of that, as it stands now; null for one clear
 * sentence
 */
export async function refuse(
  context: HandlerContext,
  interaction: Pressed,
  error: unknown,
  panel: PressedPanel | null = null,
): Promise<void> {
  const known = error instanceof Refused ? await refusal(context.app, interaction, error) : error;
  const isOnPanel = known instanceof Refused && !(known instanceof BrokenMatch);
  if (panel !== null && isOnPanel) {
    try {
      const loaded = await load(context.app, panel.match);
      const { opened } = panel;
      const again = await ownPanel(
        presserOf(context, interaction),
        loaded,
        refusing(known),
        opened,
      );
      await show(context, interaction, again);
    } catch (instead) {
      return refuse(context, interaction, instead);
    }
  } else if (!(known instanceof Repeated)) {
    // Whoever carried it out answers it as well.
    await sayWhy(context, interaction, known);
  }
  await report(context, interaction, known);
}

async function sentenceFor(
  { app }: HandlerContext,
  interaction: Pressed,
  error: unknown,
): Promise<string> {
  const isAway = error instanceof StoreUnavailable || error instanceof StoreUnsure;
  // It may be the first answer to a press, so the database is not waited for.
  const chosen = isAway ? null : await inTime(languageOf(app, interaction));
  const language = chosen ?? languageByDiscord(app, interaction);
  if (error instanceof Refused) return error.in(language);
  const { say } = refusalSpeech(language);
  if (isCarriedHere(pressOf(interaction))) return say('done unshown');
  if (error instanceof StoreUnsure) return say('unsure');
  return say(error instanceof StoreUnavailable ? 'no database' : 'unexpected');
}

/** One clear sentence to the person it concerns. */
async function sayWhy(
  context: HandlerContext,
  interaction: Pressed,
  error: unknown,
): Promise<void> {
  const content = await sentenceFor(context, interaction, error);
  const message = { content, allowedMentions: NO_PINGS };
  try {
    if (!interaction.deferred && !interaction.replied) {
      await interaction.reply({ ...message, flags: MessageFlags.Ephemeral });
    } else if (interaction.ephemeral === true && !interaction.replied) {
      await interaction.editReply({ ...message, components: [] });
    } else {
      await interaction.followUp({ ...message, flags: MessageFlags.Ephemeral });
    }
  } catch (err) {
    context.log.warn(
      { user: interaction.user.id, interaction: interaction.id, err },
      'the person could not be told',
    );
  }
}
