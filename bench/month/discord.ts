import { ChannelType, MessageFlags } from 'discord.js';
import { z } from 'zod';
import type { Api } from '../../src/discord/context.ts';

/** A ping that reached somebody's phone. */
export interface Ping {
  readonly user: string;
  readonly by: 'thread' | 'dm' | 'digest';
  /** Whether it says that a time is nearly over. */
  readonly isLate: boolean;
  /** The address at which it was posted. */
  readonly where: string;
  readonly words: string;
}

/** What listens to what is said there. */
export interface Listening {
  readonly pinged: (ping: Ping) => void;
  /** Something was said with words, silently or not. */
  readonly said: (where: string, content: string) => void;
  /** What time it is, in milliseconds since 1970. */
  readonly now: () => number;
}

/** How long Discord knows what was said by a nonce: some minutes. */
const KNOWN_MS = 5 * 60_000;

const posted = z.object({
  content: z.string(),
  flags: z.int().default(0),
  nonce: z.string(),
  allowed_mentions: z.object({ users: z.array(z.string()).default([]) }),
});
const opened = z.object({ recipient_id: z.string() });

/**
 * As much of Discord as the outbox needs to post into: it gives out ids, and tells who is pinged. What is sent silently
 * pings nobody.
 */
export function listeningDiscord(listening: Listening): Api {
  let ids = 0;
  /** What was said by each nonce and when, so that nothing is said twice by one. */
  const byNonce = new Map<
    string,
    { readonly sent: { readonly id: string }; readonly at: number }
  >();
  const made = (): { readonly id: string } => {
    ids += 1;
    return { id: String(ids) };
  };
  return {
    get: async (route) =>
      route.includes('messages')
        ? []
        : { threads: [], type: ChannelType.GuildText, name: '', ...made() },
    async post(route, options) {
      const body: unknown = options?.body;
      const direct = opened.safeParse(body);
      if (direct.success) return { id: `dm${direct.data.recipient_id}` };
      const [, dm] = /^\/channels\/dm(\d+)\//u.exec(route) ?? [];
      const post = posted.safeParse(body).data;
      if (post === undefined) return made();
      const known = byNonce.get(post.nonce);
      const at = listening.now();
      if (known !== undefined && at - known.at < KNOWN_MS) return known.sent;
      const sent = made();
      byNonce.set(post.nonce, { sent, at });
      if (post.content !== '') listening.said(route, post.content);
      if ((post.flags & MessageFlags.SuppressNotifications) !== 0) return sent;
      const isLate = post.content.includes('⌛');
      const said = { isLate, where: route, words: post.content };
      if (dm !== undefined) {
        listening.pinged({
          user: dm,
          by: post.content.startsWith('🌅') ? 'digest' : 'dm',
          ...said,
        });
      }
      for (const user of post.allowed_mentions.users)
        listening.pinged({ user, by: 'thread', ...said });
      return sent;
    },
    patch: async () => ({}),
    put: async () => ({}),
    delete: async () => ({}),
  };
}
