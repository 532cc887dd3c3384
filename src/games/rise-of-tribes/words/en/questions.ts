/** What is asked, in titles of at most 45 characters; what is to be known to answer; and in `help`, what the rules say of it. */
export const questions = {
  place: {
    title: 'Where do your {{members}} start?',
    text: 'Your villages will cost {{goods}}.',
  },
  take: {
    start: 'Take {{resources}} to begin with',
    pottery: 'Pottery: take {{resources}}?',
    discovery: 'Discovery: take {{resources}}',
    oxen: 'Oxen: one more of which kind?',
  },
  enter: 'Where does your tribe come back?',
  site: { title: '{{tile}}: where to?' },
  act: {
    title: '{{dice}} What do you do?',
    none: 'Anything before the conflicts?',
    help: 'Two different actions, a die each. The die enters its row at the left, the right-most one drops into the pool of the next player. Two suns of the three make it strong, two moons weak.',
  },
  grow: {
    title: 'Grow: where do {{members}} go?',
    help: 'Only on hexes where you are already; you may take fewer. More than {{limit}} on a hex fight.',
  },
  move: {
    title: 'Move: {{members}} left',
    from: 'From {{place}}, {{members}} left: where to?',
    help: 'Each member moves once, one step. More than {{limit}} on a hex fight once both dice are used.',
  },
  gather: 'Gather from {{hexes}}',
  'gather up to': 'Gather from up to {{hexes}}',
  lead: {
    title: 'Lead ({{goals}}): which go back?',
    help: 'You draw as many more as you put back under your deck.',
  },
  bow: '{{place}}: whom does your Bow hit?',
  settle: {
    title: 'Build, complete, buy',
    help: 'Any number of things in any order. A village needs a hex where you are alone, and scores from your next turn on.',
  },
  bid: {
    title: 'Chieftain: how much do you bid?',
    text: 'The highest bid gets {{low}}, or {{more}} for {{high}} resources or more. The winner hands its bid out to the others.',
  },
  give: {
    title: 'What does {{seat}} get?',
    text_one: '{{resources}} left to hand out.',
    text_other: '{{resources}} left to hand out, to {{count}} tribes.',
  },
  lose: 'Volcano: where do you lose {{members}}?',
  offer: {
    title: 'Abandoned Village: do you build?',
    text: 'Now it costs {{goods}}.',
    spared: 'Now it costs any two of these: {{goods}}.',
  },
  /** What a tribe has: no sign is parted from its number. */
  stores: '🍖\u2060{{food}} 🪵\u2060{{wood}} 🪨\u2060{{stone}}',
  'stores and village': '{{stores}} · {{village}}',
  short: { food: '🍖\u2060{{count}}', wood: '🪵\u2060{{count}}', stone: '🪨\u2060{{count}}' },
  goals: '🎯 {{goals}}',
  goal: '✅ {{goal}}',
  lacks: '{{goal}}: {{what}}',
  'village lacks': '🏠 needs {{goods}}',
  'village is paid': '🏠 ready',
} as const;
