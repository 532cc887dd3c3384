import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, MessageFlags, RESTJSONErrorCodes } from 'discord.js';
import type { Acknowledged } from '../../panel/ids.ts';
import type { OnMessage, Pressed } from './pressed.ts';

/**
 * Gives the first answer to an interaction. Discord may have it already: it took it, its reply was lost on
 * the way and the client sent it again; or another process with the same token was quicker.
 */
export async function once(first: () => Promise<unknown>): Promise<void> {
  try {
    await first();
  } catch (error) {
    const isAcknowledged =
      error instanceof DiscordAPIError &&
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
    if (!isAcknowledged) throw error;
  }
}

/** How long a first response may wait for data, in milliseconds: Discord allows three seconds in all. */
const TIMEOUT_MS = 2_000;

/** The result if it is there in time for a first response to Discord; null if not. */
export async function inTime<T>(found: Promise<T>): Promise<T | null> {
  // A failure after the time-out must not end the process as an unhandled rejection.
  found.catch(() => undefined);
  return Promise.race([found, sleep(TIMEOUT_MS, null, { ref: false })]);
}

/** Acknowledges with a new message that only the presser sees. */
async function acknowledgeBeside(interaction: Pressed): Promise<void> {
  await once(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  interaction.deferred = true;
  interaction.ephemeral = true;
}

/** Acknowledges a press on a message that will show by itself what came of it. */
async function acknowledgeInPlace(interaction: OnMessage): Promise<void> {
  await once(() => interaction.deferUpdate());
  interaction.deferred = true;
}

/**
 * Acknowledges a press on a panel: the panel itself will change. On a message that others can read it opens
 * beside it, for the presser alone.
 */
async function acknowledgeOnPanel(interaction: OnMessage): Promise<void> {
  await (interaction.message.flags.has(MessageFlags.Ephemeral)
    ? acknowledgeInPlace(interaction)
    : acknowledgeBeside(interaction));
}

/** The ways to acknowledge a press before anything slow, but for a form, which is itself the first answer. */
export const ACKNOWLEDGE = {
  beside: acknowledgeBeside,
  'in place': acknowledgeInPlace,
  'on its panel': acknowledgeOnPanel,
} as const satisfies Record<Exclude<Acknowledged, 'with a form'>, unknown>;
