import { z } from 'zod';
import type { Api } from '../../src/discord/context.ts';

/** A message that Discord has taken, and whose phones rang. */
export interface Rung {
  readonly content: string;
  readonly users: readonly string[];
}

const opened = z.object({ recipient_id: z.string() });
const message = z.object({
  content: z.string().default(''),
  allowed_mentions: z.object({ users: z.array(z.string()).default([]) }).default({ users: [] }),
});

/** A Discord that takes all that is said, and keeps it. */
export function ringingDiscord(): { readonly rung: Rung[]; readonly rest: Api } {
  const rung: Rung[] = [];
  let ids = 0;
  const any = async () => ({ id: `${(ids += 1)}`, type: 0, name: 'A thread' });
  const get = async (route: string) => (route.endsWith('/messages') ? [] : any());
  const post: Api['post'] = async (route, { body } = {}) => {
    if (route.endsWith('@me/channels')) return { id: `dm${opened.parse(body).recipient_id}` };
    if (route.endsWith('/messages')) {
      const { content, allowed_mentions: may } = message.parse(body);
      const [, dm] = /\/dm(\d+)\//u.exec(route) ?? [];
      rung.push({ content, users: dm === undefined ? may.users : [dm] });
    }
    return any();
  };
  return { rung, rest: { get, post, patch: any, put: any, delete: any } };
}
