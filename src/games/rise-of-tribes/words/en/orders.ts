/** What may be said once for whenever one is asked. */
export const orders = {
  bid: {
    title: 'For the Chieftain I bid',
    nothing: 'nothing',
    all: 'all that I have',
    most: '{{resources}}, or all I have',
  },
  lose: {
    title: 'The Volcano takes my members',
    thick: 'where I have the most',
    thin: 'where I have the fewest',
  },
  offer: {
    title: 'The Abandoned Village',
    yes: 'I build where most of mine are',
    no: 'I do not build',
  },
  give: { title: 'What I bid I hand out', evenly: 'evenly, from what I have most of' },
  bow: {
    title: 'Where several defend, my Bow hits',
    leader: 'whoever has the most points',
    invaders: 'Invaders, else whoever has the most points',
  },
  take: {
    title: 'Pottery brings me',
    least: 'what I have least of',
    none: 'nothing',
  },
  act: { title: 'In my own turns' },
  settle: { title: 'At the end of my turn', idle: 'I end it if nothing else can be done' },
} as const;
