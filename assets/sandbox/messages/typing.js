// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { useLookup } from '../lookup.js';

/**
 * Who is writing now.
 * @param {{ typing: Readonly<Record<string, number>> }} props user id → until (ms)
 */
export function TypingLine({ typing }) {
  const { me, userName } = useLookup();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [typing]);
  const names = Object.entries(typing)
    .filter(([id, until]) => id !== me && until > now)
    .map(([id]) => userName(id));
  return html`<p class="typing" aria-live="polite">
    ${names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} typing…`}
  </p>`;
}
