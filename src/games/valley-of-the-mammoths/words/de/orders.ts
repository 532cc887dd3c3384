import type { Translation } from '../../../../language/say.ts';
import type { orders as english } from '../en/orders.ts';

/** Was man einmal sagen kann, wann immer man gefragt wird. */
export const orders = {
  plan: {
    title: 'In der Schlacht',
    none: 'keine Karten; ich kämpfe wie gewohnt',
    cards: 'Karten, wo sie mir viel helfen; sonst wie gewohnt',
  },
  hunger: { title: 'Wenn mein Stamm hungert', none: 'zuerst Krieger, zuerst außerhalb der Lager' },
  season: {
    title: 'Am Ende einer Jahreszeit',
    none: 'nichts',
    plant: 'ich säe, wo ich kann, und spiele keine Karten',
  },
  order: { title: 'In meinen eigenen Zügen' },
} satisfies Translation<typeof english>;
