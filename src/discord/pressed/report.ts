import type { AutocompleteInteraction } from 'discord.js';
import type { App } from '../../match/app/app.ts';
import { Refused } from '../../match/app/refused.ts';
import { BrokenMatch } from '../../match/stored/broken.ts';
import { refuseOnce, Repeated } from '../../match/app/press.ts';
import { nameBroken } from '../broken.ts';
import type { HandlerContext } from '../context.ts';
import { readId } from '../../panel/ids.ts';
import { type Pressed, pressOf } from './pressed.ts';
import { matchAbout } from './which.ts';

/**
 * Writes down why something was not done: who wanted what, and in which match. What a person is told stays
 * between the two, as it may name secrets: a refusal lists what would be possible.
 */
export async function report(
  { app, log }: HandlerContext,
  interaction: Pressed | AutocompleteInteraction,
  error: unknown,
): Promise<void> {
  const isBroken = error instanceof BrokenMatch;
  const match = isBroken ? error.match : await matchAbout(app, interaction).catch(() => null);
  const { id, channelId: channel, user } = interaction;
  const about = { match, channel, user: user.id, interaction: id, deed: deedOf(interaction) };
  if (isBroken && nameBroken(app, error.match)) {
    log.error({ ...about, err: error.cause }, 'a stored match cannot be read');
  } else if (error instanceof Repeated) {
    log.info(about, 'another process has carried this out');
  } else if (error instanceof Refused) {
    log.info(about, 'refused');
  } else {
    log.error({ ...about, err: error }, 'an interaction failed');
  }
}

/** What is refused already: what its panel then says may be refused as well. */
const noted = new WeakSet<Pressed>();

/** Why something is refused: for that reason, or because it is another process's to answer. */
export async function refusal(
  app: App,
  interaction: Pressed,
  reason: Refused,
): Promise<Refused | Repeated> {
  if (noted.has(interaction)) return reason;
  noted.add(interaction);
  try {
    await refuseOnce(app, pressOf(interaction));
    return reason;
  } catch (error) {
    // Without its database it cannot be known; the reason is none the less true.
    return error instanceof Repeated ? error : reason;
  }
}

/** What somebody wanted, without what was chosen: `/<game> keep`, or what a button is for. */
function deedOf(interaction: Pressed | AutocompleteInteraction): string {
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const sub = interaction.options.getSubcommand(false);
    return `/${interaction.commandName}${sub === null ? '' : ` ${sub}`}`;
  }
  return readId(interaction.customId)?.do ?? 'an unknown button';
}
