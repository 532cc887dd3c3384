import type { Translation } from '../../language/say.ts';
import type { computers as english } from '../en/computers.ts';

/** Wie Computerspieler heißen, und wie gut sie spielen. */
export const computers = {
  names: {
    bramble: 'Brombeere',
    otter: 'Otter',
    thistle: 'Distel',
    badger: 'Dachs',
    juniper: 'Wacholder',
    marten: 'Marder',
    sorrel: 'Ampfer',
    lynx: 'Luchs',
    hazel: 'Hasel',
    raven: 'Rabe',
    willow: 'Weide',
    weasel: 'Wiesel',
  },
  'plays so': '{{name}} ({{level}})',
} satisfies Translation<typeof english>;
