import { type Client, RESTJSONErrorCodes as Codes } from 'discord.js';
import { isCode } from '../posted/sending.ts';

/** Whether something that stood in Discord was deleted. What cannot be seen for another reason may be there. */
export async function isGone(client: Client, route: `/${string}`): Promise<boolean> {
  try {
    await client.rest.get(route);
    return false;
  } catch (error) {
    return isCode(error, Codes.UnknownChannel, Codes.UnknownMessage);
  }
}
