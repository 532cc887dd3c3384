import { MessageFlags } from 'discord.js';
import { z } from 'zod';
import type { Api } from '../../src/discord/desk.ts';

/** A ping that reached somebody's phone. */
export interface Ping {
  readonly user: string;
  readonly at: number;
  readonly by: 'thread' | 'dm';
}

const posted = z.object({ allowed_mentions: z.object({ users: z.array(z.string()).optional() }) });
const silent = z.object({ flags: z.literal(MessageFlags.SuppressNotifications) });
const opened = z.object({ recipient_id: z.string() });

/** As much of Discord as the outbox needs to post into: it gives out ids, and notes who is pinged when. */
export function listeningDiscord(now: () => number): {
  readonly rest: Api;
  readonly pings: Ping[];
} {
  const pings: Ping[] = [];
  let ids = 0;
  const made = (): { readonly id: string } => {
    ids += 1;
    return { id: String(ids) };
  };
  const rest: Api = {
    get: async (route) => (route.includes('messages') ? [] : { threads: [], ...made() }),
    async post(route, options) {
      const body: unknown = options?.body;
      const direct = opened.safeParse(body);
      if (direct.success) return { id: `dm${direct.data.recipient_id}` };
      const [, dm] = /^\/channels\/dm(\d+)\//u.exec(route) ?? [];
      if (dm !== undefined && !silent.safeParse(body).success)
        pings.push({ user: dm, at: now(), by: 'dm' });
      const { users = [] } = posted.safeParse(body).data?.allowed_mentions ?? {};
      for (const user of users) pings.push({ user, at: now(), by: 'thread' });
      return made();
    },
    patch: async () => ({}),
    put: async () => ({}),
    delete: async () => ({}),
  };
  return { rest, pings };
}
