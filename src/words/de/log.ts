import type { Translation } from '../../language/say.ts';
import type { log as english } from '../en/log.ts';

/** Was das Haus selbst zum Verlauf einer Partie sagt. */
export const log = {
  'taken back by': '↩️ {{seat}} hat den letzten Schritt zurückgenommen.',
  'taken back by all': '↩️ Der letzte Schritt wurde gemeinsam zurückgenommen.',
  'back to a backup':
    '⏪ **Zurück auf einen früheren Stand** (zum {{number}}. Mal). Was danach gespielt wurde, ist verloren, und geheime Entscheidungen, die schon getroffen waren, müssen noch einmal getroffen werden. Ab hier fallen neue Würfel, aus demselben Startwert.',
} satisfies Translation<typeof english>;
