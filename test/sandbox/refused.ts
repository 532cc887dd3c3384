import { DiscordAPIError } from 'discord.js';

/** Discord's error code of a request that is refused; 'accepted' when it is not. */
export async function codeOf(request: Promise<unknown>): Promise<string | number> {
  try {
    await request;
    return 'accepted';
  } catch (error) {
    if (error instanceof DiscordAPIError) return error.code;
    throw error;
  }
}
