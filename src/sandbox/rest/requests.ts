/** A REST request that arrived, and how it was answered. */
export interface LoggedRequest {
  /** Milliseconds of the sandbox's clock at which it came. */
  readonly at: number;
  readonly method: string;
  /** `/channels/123/messages`: without the API's prefix, without the query. */
  readonly path: string;
  /** `/channels/:channel/messages`; empty for an unknown route. */
  readonly route: string;
  /** The JSON body, undefined when there was none. */
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly status: number;
  /** Discord's error code, or null when it was not refused. */
  readonly code: number | null;
  /** Milliseconds (of real time) until the answer. */
  readonly tookMs: number;
}

/** The newest requests are kept, this many. */
const KEPT = 10_000;

/** The log of requests, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.#entries.push(entry);
    if (this.#entries.length > 2 * KEPT) this.#entries = this.#entries.slice(-KEPT);
  }

  get all(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** Requests of a route, for instance `to('POST', '/channels/:channel/messages')`. */
  to(method: string, route: string): readonly LoggedRequest[] {
    return this.#entries.filter((one) => one.method === method && one.route === route);
  }

  /** The JSON that stands for a message in each request that makes or changes one: channel
   * messages, interaction answers of type 4 and 7, follow-ups and edits. */
  messageBodies(): readonly Readonly<Record<string, unknown>>[] {
    return this.#entries.flatMap(({ method, route, body }) => {
      if (typeof body !== 'object' || body === null) return [];
      if (route.endsWith('/callback')) {
        const isMessage = 'type' in body && (body.type === 4 || body.type === 7);
        const data = 'data' in body ? body.data : undefined;
        return isMessage && typeof data === 'object' && data !== null ? [{ ...data }] : [];
      }
      const isMessage =
        (method === 'POST' || method === 'PATCH') && MESSAGE_ROUTES.some((one) => one.test(route));
      return isMessage ? [{ ...body }] : [];
    });
  }

  clear(): void {
    this.#entries = [];
  }
}

const MESSAGE_ROUTES = [
  /^\/channels\/:channel\/messages(?:\/:message)?$/,
  /^\/webhooks\/:application\/:token(?:\/messages\/:message)?$/,
] as const;
