import type { Translation } from '../../../../language/say.ts';
import type { orders as english } from '../en/orders.ts';

/** Was man einmal für alle Male sagen kann. */
export const orders = {
  bid: {
    title: 'Für den Häuptling biete ich',
    nothing: 'nichts',
    all: 'alles, was ich habe',
    most: '{{resources}} oder alles, was ich habe',
  },
  lose: {
    title: 'Der Vulkan nimmt meine Mitglieder',
    thick: 'wo ich die meisten habe',
    thin: 'wo ich die wenigsten habe',
  },
  offer: {
    title: 'Das Verlassene Dorf',
    yes: 'ich baue, wo die meisten von mir sind',
    no: 'ich baue nicht',
  },
  give: {
    title: 'Mein Gebot verteile ich',
    evenly: 'gleichmäßig, von dem, was ich am meisten habe',
  },
  bow: {
    title: 'Sind es mehrere, trifft mein Bogen',
    leader: 'den Stamm mit den meisten Punkten',
    invaders: 'Eindringlinge, sonst den mit den meisten Punkten',
  },
  take: { title: 'Die Töpferei bringt mir', least: 'wovon ich am wenigsten habe', none: 'nichts' },
  act: { title: 'In meinen eigenen Zügen' },
  settle: {
    title: 'Am Ende meines Zugs',
    idle: 'höre ich auf, wenn nichts mehr geht',
  },
} satisfies Translation<typeof english>;
