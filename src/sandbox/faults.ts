import type { Clock } from './clock.ts';
import { DiscordRefusal, rateLimited, refusal, type RefusalName } from './refusal.ts';

/** How many requests a fault hits (1 unless told), and which: all, or those of a method and route
 * (`/channels/:channel/messages`). */
export interface FaultScope {
  readonly times?: number;
  readonly method?: string;
  /** A route's path as declared, or a pattern for the real path. */
  readonly path?: string | RegExp;
}

/** What a route looks like to a fault. */
export interface Arrival {
  readonly method: string;
  readonly route: string;
  readonly path: string;
}

/** Before the sandbox acts on a request, or after it has acted. */
type When = 'before' | 'after';

interface Fault {
  readonly when: When;
  readonly scope: FaultScope;
  /** Waits, or throws the refusal to answer. */
  readonly strike: () => Promise<void> | void;
  left: number;
}

/** Things that go wrong with REST on purpose. Each fault is used up by the requests it hits. */
export class Faults {
  readonly #clock: Clock;
  #faults: readonly Fault[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The next requests fail with that status: before the sandbox acts, or after it has acted. */
  fail(status: keyof typeof STATUS_WORDS, when: When, scope: FaultScope = {}): void {
    const message = `${status}: ${STATUS_WORDS[status]}`;
    this.#add(when, scope, () => {
      throw new DiscordRefusal(status, { message, code: 0 });
    });
  }

  /** The next requests are refused for that reason. */
  refuse(name: RefusalName, scope: FaultScope = {}): void {
    this.#add('before', scope, () => {
      throw refusal(name);
    });
  }

  /** The next requests are told to wait that many milliseconds (429). */
  rateLimit(
    retryAfterMs: number,
    scope: FaultScope & { readonly by?: 'user' | 'shared' | 'global' } = {},
  ): void {
    this.#add('before', scope, () => {
      throw rateLimited(retryAfterMs, scope.by ?? 'user');
    });
  }

  /** The next requests take that many milliseconds (of the sandbox's clock) longer: before the
   * sandbox acts on them, or to answer. */
  delay(ms: number, when: When, scope: FaultScope = {}): void {
    this.#add(when, scope, () => new Promise((resolve) => this.#clock.after(ms, resolve)));
  }

  /** From now on nothing goes wrong. */
  clear(): void {
    this.#faults = [];
  }

  /** Lets the faults due at this moment happen: waits, or throws the refusal to answer. */
  async strike(when: When, arrival: Arrival): Promise<void> {
    for (const fault of this.#faults) {
      if (fault.left <= 0 || fault.when !== when || !hits(fault.scope, arrival)) continue;
      fault.left -= 1;
      if (fault.left <= 0) this.#faults = this.#faults.filter((one) => one !== fault);
      await fault.strike();
    }
  }

  #add(when: When, scope: FaultScope, strike: Fault['strike']): void {
    this.#faults = [...this.#faults, { when, scope, strike, left: scope.times ?? 1 }];
  }
}

const STATUS_WORDS = {
  401: 'Unauthorized',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

function hits({ method, path }: FaultScope, arrival: Arrival): boolean {
  if (method !== undefined && method !== arrival.method) return false;
  if (path === undefined) return true;
  return typeof path === 'string' ? path === arrival.route : path.test(arrival.path);
}
