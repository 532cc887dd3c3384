/** What Discord answers when it does not do what was asked: status, code and message, as documented. */
const REFUSALS = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  oldEdits: [429, 30046, 'Maximum number of edits to messages older than 1 hour reached'],
  dmsTooFast: [403, 40003, 'You are opening direct messages too fast.'],
  tooLarge: [413, 40005, 'Request entity too large'],
  acknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  onDm: [403, 50003, 'Cannot execute action on a DM channel'],
  notAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  onNonText: [400, 50008, 'Cannot send messages in a non-text channel'],
  closedDm: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  onSystemMessage: [403, 50021, 'Cannot execute action on a system message'],
  onChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  expiredToken: [401, 50027, 'Invalid Webhook Token'],
  noMutualGuild: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  archivedThread: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadLocked: [400, 160005, 'This thread is locked'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export type RefusalName = keyof typeof REFUSALS;

/** One complaint about one field of a form. */
export interface Complaint {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

interface RefusalBody {
  readonly code: number;
  readonly message: string;
  readonly [field: string]: unknown;
}

/** A request that Discord refuses. `body` is the JSON it answers with. */
export class DiscordRefusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly body: RefusalBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.name = 'DiscordRefusal';
    this.status = status;
    this.code = body.code;
    this.body = body;
    this.headers = headers;
  }
}

/** The refusal of that name, to throw. */
export function refusal(name: RefusalName): DiscordRefusal {
  const [status, code, message] = REFUSALS[name];
  return new DiscordRefusal(status, { message, code });
}

/** Too many requests, of one bucket or of all: 429 with what a client needs to wait (seconds). */
export function rateLimited(
  retryAfterMs: number,
  scope: 'user' | 'shared' | 'global',
  code = 0,
): DiscordRefusal {
  const seconds = retryAfterMs / 1000;
  return new DiscordRefusal(
    429,
    {
      message: code === 30046 ? REFUSALS.oldEdits[2] : 'You are being rate limited.',
      retry_after: seconds,
      global: scope === 'global',
      code,
    },
    {
      'Retry-After': String(seconds),
      'X-RateLimit-Scope': scope,
      ...(scope === 'global' ? { 'X-RateLimit-Global': 'true' } : {}),
    },
  );
}

/** Code 50035: the form is wrong, with each complaint at its place (`errors.a.0.b._errors`). */
export function invalidForm(complaints: readonly Complaint[]): DiscordRefusal {
  const body = { message: 'Invalid Form Body', code: 50035, errors: placed(complaints) };
  return new DiscordRefusal(400, body);
}

function placed(complaints: readonly Complaint[]): Readonly<Record<string, unknown>> {
  const here = complaints.filter(({ path }) => path.length === 0);
  const below = new Map<string, Complaint[]>();
  for (const { path, ...words } of complaints) {
    const [first, ...rest] = path.map(String);
    if (first === undefined) continue;
    below.set(first, [...(below.get(first) ?? []), { path: rest, ...words }]);
  }
  return {
    ...(here.length === 0 ? {} : { _errors: here.map(({ code, message }) => ({ code, message })) }),
    ...Object.fromEntries([...below].map(([field, list]) => [field, placed(list)])),
  };
}

/** Runs a check on what stands in a field, so that complaints are found under that field. */
export function withinField<T>(field: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof DiscordRefusal) || error.code !== 50035) throw error;
    const errors = { [field]: error.body['errors'] };
    throw new DiscordRefusal(error.status, { ...error.body, errors });
  }
}
