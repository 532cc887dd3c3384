import { type Client, DiscordAPIError, RESTJSONErrorCodes as Codes } from 'discord.js';

/** Whether something that stood in Discord was deleted. What cannot be seen for another reason may be there. */
export async function isGone(client: Client, route: `/${string}`): Promise<boolean> {
  try {
    await client.rest.get(route);
    return false;
  } catch (error) {
    return error instanceof DiscordAPIError && GONE.includes(Number(error.code));
  }
}

const GONE: readonly number[] = [Codes.UnknownChannel, Codes.UnknownMessage];
