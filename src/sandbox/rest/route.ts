import type { Upload } from '../world/messages.ts';
import type { World } from '../world/world.ts';

/** One REST request, read and allowed in. */
export interface Call {
  readonly world: World;
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
  /** 'bot' asks for `Authorization: Bot TOKEN`; 'token' has its secret in the path. */
  readonly auth: 'bot' | 'token';
  readonly handle: (call: Call) => Reply;
}

export const NOTHING: Reply = { status: 204 };

export function ok(json: unknown): Reply {
  return { status: 200, json };
}

/** A variable part of the path. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no part ":${name}".`);
  return value;
}
