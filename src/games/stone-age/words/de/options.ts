import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen kann, wenn eine Partie aufgemacht wird. */
export const options = {
  herd: {
    title: 'Mammutherde',
    description: 'Ob die Mammutherde mit ihren Plättchen vorbeikommt',
    on: 'mit Herde (üblich)',
    off: 'ohne Herde: das Grundspiel',
  },
} satisfies Translation<typeof english>;
