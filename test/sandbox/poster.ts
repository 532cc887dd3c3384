import { startSandbox } from '../../src/sandbox/index.ts';
import { onePixelPng } from './picture.ts';

/**
 * A process that keeps a sandbox in the folder that is its argument, and posts as its bot until it is
 * killed. Prints the id of each message once REST has answered.
 */
const sandbox = await startSandbox({
  keep: {
    folder: process.argv[2] ?? '',
    warn: (sentence) => {
      throw new Error(sentence);
    },
  },
  limits: { bucket: { times: 1e6, perMs: 1000 }, global: { times: 1e6, perMs: 1000 } },
});
for (let n = 0; ; n += 1) {
  const body = new FormData();
  body.set('payload_json', JSON.stringify({ content: `post ${n}` }));
  body.set('files[0]', new Blob([new Uint8Array(onePixelPng)], { type: 'image/png' }), 'dot.png');
  const response = await fetch(
    `${sandbox.api}/v10/channels/${sandbox.channelId('general')}/messages`,
    { method: 'POST', headers: { authorization: `Bot ${sandbox.token}` }, body },
  );
  const posted: unknown = await response.json();
  if (typeof posted !== 'object' || posted === null || !('id' in posted))
    throw new Error('The post was refused.');
  process.stdout.write(`${String(posted.id)}\n`);
}
