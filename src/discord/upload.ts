import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/**
 * Sends a request to Discord; one with files is put together first and sent as bytes. Node 24 reads a form while it sends
 * it, and where that is given up half-way (Discord is slow, a claim is lost), an error that nobody can catch ends the
 * process (nodejs/undici#5835).
 */
export const sendWhole: RESTOptions['makeRequest'] = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const form = new Response(init.body);
  const body = await form.arrayBuffer();
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? '');
  return DefaultRestOptions.makeRequest(url, {
    ...init,
    body,
    headers: Object.fromEntries(headers),
  });
};
