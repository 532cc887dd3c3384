import type { Clock } from './clock.ts';
import { DiscordRefusal, rateLimited, refusal, type RefusalName } from './refusal.ts';

/** Which REST requests a fault hits: all, or those of a method and route (`/channels/:channel/messages`). */
export interface FaultTarget {
  readonly method?: string;
  /** A route's path as declared, or a pattern for the real path. */
  readonly path?: string | RegExp;
}

/** How many requests a fault hits (1 unless told), and which. */
export interface FaultScope extends FaultTarget {
  readonly times?: number;
}

/** What a route looks like to a fault. */
export interface Arrival {
  readonly method: string;
  readonly route: string;
  readonly path: string;
}

type Status = keyof typeof STATUS_WORDS;

type Deed =
  | { readonly is: 'refuse'; readonly name: RefusalName }
  | { readonly is: 'break'; readonly status: Status; readonly when: 'before' | 'after' }
  | {
      readonly is: 'limit';
      readonly retryAfterMs: number;
      readonly scope: 'user' | 'shared' | 'global';
    }
  | { readonly is: 'delay'; readonly ms: number; readonly when: 'before' | 'after' };

interface Fault {
  readonly target: FaultTarget;
  readonly deed: Deed;
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
  fail(status: Status, when: 'before' | 'after', scope: FaultScope = {}): void {
    this.#add({ is: 'break', status, when }, scope);
  }

  /** The next requests are refused for that reason. */
  refuse(name: RefusalName, scope: FaultScope = {}): void {
    this.#add({ is: 'refuse', name }, scope);
  }

  /** The next requests are told to wait that many milliseconds (429). */
  rateLimit(
    retryAfterMs: number,
    scope: FaultScope & { readonly by?: 'user' | 'shared' | 'global' } = {},
  ): void {
    this.#add({ is: 'limit', retryAfterMs, scope: scope.by ?? 'user' }, scope);
  }

  /** The next requests take that many milliseconds (of the sandbox's clock) longer: before the
   * sandbox acts on them, or to answer. */
  delay(ms: number, when: 'before' | 'after', scope: FaultScope = {}): void {
    this.#add({ is: 'delay', ms, when }, scope);
  }

  /** From now on nothing goes wrong. */
  clear(): void {
    this.#faults = [];
  }

  /** Lets the faults due at this moment happen: waits, or throws the refusal to answer. */
  async strike(when: 'before' | 'after', arrival: Arrival): Promise<void> {
    for (const fault of this.#faults) {
      const { deed } = fault;
      const moment = 'when' in deed ? deed.when : 'before';
      if (fault.left <= 0 || moment !== when || !hits(fault.target, arrival)) continue;
      fault.left -= 1;
      if (fault.left <= 0) this.#faults = this.#faults.filter((one) => one !== fault);
      if (deed.is === 'delay') {
        await new Promise<void>((resolve) => this.#clock.after(deed.ms, resolve));
      } else if (deed.is === 'limit') {
        throw rateLimited(deed.retryAfterMs, deed.scope);
      } else if (deed.is === 'refuse') {
        throw refusal(deed.name);
      } else {
        throw new DiscordRefusal(deed.status, {
          message: `${deed.status}: ${STATUS_WORDS[deed.status]}`,
          code: 0,
        });
      }
    }
  }

  #add(deed: Deed, { times = 1, ...target }: FaultScope): void {
    this.#faults = [...this.#faults, { target, deed, left: times }];
  }
}

const STATUS_WORDS = {
  401: 'Unauthorized',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

function hits(target: FaultTarget, arrival: Arrival): boolean {
  if (target.method !== undefined && target.method !== arrival.method) return false;
  if (target.path === undefined) return true;
  return typeof target.path === 'string'
    ? target.path === arrival.route
    : target.path.test(arrival.path);
}
