import { z } from 'zod';
import type { Camp } from './camp.ts';

const packetSchema = z.object({
  t: z.literal('INTERACTION_CREATE'),
  d: z.object({ data: z.record(z.string(), z.unknown()) }),
});

/** What an interaction says, as it comes in. */
export type Payload = Record<string, unknown>;

/** A client that says something else than what Discord's own lets one say: this of the next interaction is put in its place. */
export function sayingOtherwise(
  { bot: { client } }: Camp,
  change: (data: Payload) => Payload,
): void {
  const listen = (packet: unknown): void => {
    const { data: read } = packetSchema.safeParse(packet);
    if (read === undefined) return;
    client.off('raw', listen);
    // What is emitted first is handed on as it is then.
    Object.assign(z.object({ d: z.custom<object>() }).parse(packet).d, {
      data: { ...read.d.data, ...change(read.d.data) },
    });
  };
  client.on('raw', listen);
}
