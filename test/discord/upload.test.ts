import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { sendWhole } from '../../src/discord/upload.ts';

const PICTURES = Array.from({ length: 10 }, (_, at) => ({
  name: `${at}.png`,
  data: Buffer.alloc(200_000, at),
}));

async function posting(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  done: (post: (signal?: AbortSignal) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => void answer(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const rest = new REST({
    api: `http://127.0.0.1:${address.port}`,
    retries: 0,
    makeRequest: sendWhole,
  }).setToken('token');
  try {
    await done((signal) =>
      rest.post('/channels/1/messages', {
        body: { content: 'Look!' },
        files: PICTURES,
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

it('sends a message with its pictures, of a length that is known', async () => {
  const heard: { length: string | undefined; form: FormData }[] = [];
  await posting(
    async (request, response) => {
      const { 'content-type': type = '', 'content-length': length } = request.headers;
      const body = new Response(await buffer(request), { headers: { 'content-type': type } });
      heard.push({ length, form: await body.formData() });
      response.setHeader('content-type', 'application/json').end('{"id":"1"}');
    },
    async (post) => expect(await post()).toEqual({ id: '1' }),
  );
  const [{ length, form } = { length: undefined, form: new FormData() }] = heard;
  expect(Number(length)).toBeGreaterThan(2_000_000);
  expect(form.get('payload_json')).toBe('{"content":"Look!"}');
  const last = form.get('files[9]');
  expect(last).toBeInstanceOf(File);
  if (!(last instanceof File)) return;
  expect(last.name).toBe('9.png');
  expect(Buffer.from(await last.arrayBuffer()).equals(Buffer.alloc(200_000, 9))).toBe(true);
});

it('fails where it is given up half-way, and nothing else does', async () => {
  // An error that nobody catches fails these tests by itself; it came in two of three tries.
  await posting(
    (request) => {
      request.once('data', () => request.socket.destroy());
    },
    async (post) => {
      for (let ms = 0; ms < 20; ms += 1) {
        await expect(post(AbortSignal.timeout(ms % 10))).rejects.toThrow();
      }
    },
  );
});
