import { Hono } from 'hono';
import type { z } from 'zod';
import { askSuggestions, press, submitModal, useCommand } from '../people/interacting.ts';
import { PersonRefusal } from '../people/sentence.ts';
import {
  archiveThread,
  dropChannel,
  makeChannel,
  readAll,
  removeMessage,
  say,
  setDirectMessagesOpen,
  setLocale,
  startThread,
  visibleChannel,
  writeTo,
} from '../people/talk.ts';
import { suggestionsOf } from '../people/outcome.ts';
import { type PageAction, pageRequests, type PageStarted } from '../protocol.ts';
import { DiscordRefusal } from '../refusal.ts';
import { resetWorld } from '../world/channels.ts';
import { setBotPermission } from '../world/permissions.ts';
import type { Interaction, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { readAsset } from './assets.ts';
import { messagesSeenIn, pageChannel, pageMessage, pageUser, pageWorld } from './view.ts';

type Doing = (world: World, user: User, body: unknown) => unknown;

/** Reads the body by its schema before it does anything. */
function doing<Schema extends z.ZodType>(
  schema: Schema,
  does: (world: World, user: User, body: z.output<Schema>) => unknown,
): Doing {
  return (world, user, body) => does(world, user, read(schema, body));
}

/** What a person does on the page, by the names of the protocol. */
const DOINGS: Readonly<Record<Exclude<PageAction, 'users' | 'reset' | 'clock'>, Doing>> = {
  send: doing(pageRequests.send, (world, user, { channel, content }) =>
    pageMessage(world, user, say(world, user, channel, content)),
  ),
  dm: doing(pageRequests.dm, (world, user, body) =>
    pageChannel(world, user, writeTo(world, user, body.with)),
  ),
  read: doing(pageRequests.read, (world, user, { channel }) => readAll(world, user, channel)),
  dms: doing(pageRequests.dms, (world, user, { open }) => {
    setDirectMessagesOpen(world, user, open);
    return pageUser(user);
  }),
  locale: doing(pageRequests.locale, (world, user, { locale }) => {
    setLocale(world, user, locale);
    return pageUser(user);
  }),
  invoke: doing(pageRequests.invoke, (world, user, body) => started(useCommand(world, user, body))),
  autocomplete: doing(pageRequests.autocomplete, (world, user, body) =>
    suggestionsOf(world, askSuggestions(world, user, body)),
  ),
  press: doing(pageRequests.press, (world, user, body) => started(press(world, user, body))),
  submit: doing(pageRequests.submit, (world, user, body) =>
    started(submitModal(world, user, body)),
  ),
  delete: doing(pageRequests.delete, (world, user, { message }) =>
    removeMessage(world, user, message),
  ),
  thread: doing(pageRequests.thread, (world, user, wish) =>
    pageChannel(world, user, startThread(world, user, wish)),
  ),
  archive: doing(pageRequests.archive, (world, user, { channel, archived }) =>
    pageChannel(world, user, archiveThread(world, user, channel, archived)),
  ),
  'delete-channel': doing(pageRequests['delete-channel'], (world, user, { channel }) =>
    dropChannel(world, user, channel),
  ),
  channel: doing(pageRequests.channel, (world, user, { guild, name }) =>
    pageChannel(world, user, makeChannel(world, guild, name)),
  ),
  permission: doing(pageRequests.permission, (world, user, body) => {
    const channel = visibleChannel(world, user, body.channel);
    setBotPermission(world, channel, body.permission, body.allowed);
    return pageChannel(world, user, channel);
  }),
};

function started({ id }: Interaction): PageStarted {
  return { interactionId: id };
}

/** The page and its HTTP protocol. */
export function pageApp(world: World, pass: (ms: number) => void): Hono {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof PersonRefusal)
      return Response.json({ error: error.message }, { status: 409 });
    if (error instanceof DiscordRefusal)
      return Response.json({ error: `${error.message}.` }, { status: 409 });
    throw error;
  });
  app.get('/page/world', (context) =>
    context.json(pageWorld(world, viewerOf(world, context.req.query('user')))),
  );
  app.get('/page/messages', (context) => {
    const viewer = viewerOf(world, context.req.query('user'));
    const channel = visibleChannel(world, viewer, context.req.query('channel') ?? '');
    const before = context.req.query('before');
    const limit = Math.min(100, Number(context.req.query('limit') ?? 50) || 50);
    const messages = messagesSeenIn(world, viewer, channel.id)
      .filter((message) => before === undefined || BigInt(message.id) < BigInt(before))
      .slice(-limit);
    return context.json({ messages: messages.map((one) => pageMessage(world, viewer, one)) });
  });
  app.post('/page/users', async (context) => {
    const { name } = read(pageRequests.users, await context.req.json());
    return context.json(pageUser(world.addUser(name)));
  });
  app.post('/page/reset', (context) => {
    resetWorld(world);
    return context.json({});
  });
  app.post('/page/clock', async (context) => {
    const { hours } = read(pageRequests.clock, await context.req.json());
    pass(hours * 3_600_000);
    return context.json({});
  });
  for (const [action, does] of Object.entries(DOINGS)) {
    app.post(`/page/as/:user/${action}`, async (context) => {
      const user = viewerOf(world, context.req.param('user'));
      const body: unknown = await context.req.json();
      return context.json((await does(world, user, body)) ?? {});
    });
  }
  app.get('/attachments/:channel/:attachment/:filename', (context) => {
    const attachment = world.findAttachment(context.req.param('attachment'));
    const bytes = attachment === undefined ? undefined : world.files.get(attachment.id);
    if (attachment === undefined || bytes === undefined) return context.notFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': attachment.contentType,
        'cache-control': 'max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      },
    });
  });
  app.get('*', async (context) => (await readAsset(context.req.path)) ?? context.notFound());
  return app;
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PersonRefusal(`The request is wrong at "${issue?.path.join('.')}": ${issue?.message}.`);
}

/** The person of that id; the first person when none is named. */
export function viewerOf(world: World, id: string | undefined): User {
  const user = id === undefined ? world.people[0] : world.users.get(id);
  if (user === undefined || user.bot) throw new PersonRefusal('There is no such person.');
  return user;
}
