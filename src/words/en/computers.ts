/** What computer players are called, and how well they play. */
export const computers = {
  names: {
    bramble: 'Bramble',
    otter: 'Otter',
    thistle: 'Thistle',
    badger: 'Badger',
    juniper: 'Juniper',
    marten: 'Marten',
    sorrel: 'Sorrel',
    lynx: 'Lynx',
    hazel: 'Hazel',
    raven: 'Raven',
    willow: 'Willow',
    weasel: 'Weasel',
  },
  'plays so': '{{name}} ({{level}})',
} as const;
