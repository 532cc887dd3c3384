import { requireBot } from '../world/permissions.ts';
import type { Channel } from '../world/state.ts';
import type { Upload } from '../world/messages.ts';
import type { World } from '../world/world.ts';

/** One REST request, read and allowed in. */
export interface Call {
  /** The variable parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON body, or `payload_json` of a multipart one; undefined without a body. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** What a route answers: JSON, or nothing (204). */
export type Reply =
  | { readonly status: 200 | 201; readonly json: unknown }
  | { readonly status: 204 };

/** One of Discord's routes, under `/api/v10`. A refusal is thrown. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly handle: (world: World, call: Call) => Reply;
  /** 'bot' asks for `Authorization: Bot TOKEN`; 'token' has its secret in the path. */
  readonly auth: 'bot' | 'token';
}

/** A route for the bot's token; with `auth` "token" for the token of an interaction, in the path. */
export function route(
  method: Route['method'],
  path: string,
  handle: Route['handle'],
  auth: Route['auth'] = 'bot',
): Route {
  return { method, path, handle, auth };
}

export const NOTHING: Reply = { status: 204 };

export function ok(json: unknown): Reply {
  return { status: 200, json };
}

export function created(json: unknown): Reply {
  return { status: 201, json };
}

/** A variable part of the path. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no part ":${name}".`);
  return value;
}

/** The channel in the path; refused (50001, 50013) unless the bot sees it and may do this there. */
export function channelOf(
  world: World,
  call: Call,
  ...permissions: Parameters<typeof requireBot>[2][]
): Channel {
  const channel = world.channel(param(call, 'channel'));
  requireBot(world, channel, ...permissions);
  return channel;
}
