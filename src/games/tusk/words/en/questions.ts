/** What is asked, in titles of at most 45 characters; what is to be known to answer; and in `help`, what the rules say of it. */
export const questions = {
  place: {
    title: 'Where does {{tribe}} enter?',
    help: 'Choose the tile for your first member: any but the breeding ground, {{home}}. Tribes may share a tile.',
  },
  draft: {
    title: 'Which victory card do you keep?',
    help: 'Nobody sees what you keep; the other two go back into the deck.',
    card: '**{{card}}**: {{worth}}',
  },
  turn: {
    title: 'What does {{tribe}} do?',
    /** What is asked of one of its members. */
    member_one: 'Member {{member}}, {{count}} action: what next?',
    member_other: 'Member {{member}}, {{count}} actions: what next?',
    wounded_one: 'Member {{member}}, wounded, {{count}} action: what next?',
    wounded_other: 'Member {{member}}, wounded, {{count}} actions: what next?',
    help: 'First you grow, then send hunters, then your members act. You can’t go back to an earlier step this turn.',
    /** What is lost by acting too early. */
    'grow and hunt first': 'Grow ({{price}}) or hunt first?',
    'grow first': 'Grow first ({{price}})?',
    'hunt first': 'Hunt first?',
    'for free': 'free',
    /** Members in one place: `1 + 3 on F3, jungle (1 food)`. */
    there: '🧍 {{members}} on {{there}}',
    'one wounded': '{{member}} (wounded)',
  },
  fight: {
    'you began': 'You started it. There you have {{own}}, against {{others}}.',
    'other began': '{{tribe}} started it. There you have {{own}}, against {{others}}.',
    'sits out_one': '{{tribes}} sits out.',
    'sits out_other': '{{tribes}} sit out.',
    /** Whom each sends, clause by clause. */
    aims: '{{aims}}.',
    'aims of': '{{tribe}} sends {{parts}}',
    'aim at': '{{members}} against {{tribe}}',
  },
  sides: {
    title: 'Fight on {{place}}: in or out?',
    help: 'Take part, or sit out: then you roll no dice and use nothing, and you may still be hit.',
    'without dice':
      'You roll no dice. Take part to hide behind grass, or sit out and use nothing; you may be hit either way.',
  },
  aim: {
    title: 'Fight on {{place}}: who do you attack?',
    /** By how many of them stand. */
    help_one: 'Send the one that stands against one of the other tribes.',
    help_other: 'Send each of your standing members against one of the other tribes.',
    'in the open': 'All see this.',
    ahead: 'You may say so now: nobody sees it before your turn, and until then you can change it.',
  },
  commit: {
    title: 'Fight on {{place}}: what do you use?',
    alone: 'Nobody else uses anything.',
    'in secret': '{{who}} choose in secret, and show it together.',
    uses: 'Each stick adds 1 to all your dice; each grass takes 1 from all dice thrown at you; each stone strikes once more if you hit at all.',
    'grass alone':
      'None of your members stands there, so only grass is of use: each takes 1 from all dice thrown at you.',
    'is gone': 'What you use is gone.',
  },
  stones: {
    title: 'Fight on {{place}}: your stones',
    help_one:
      'You wounded more than one tribe: choose who your stone strikes. Each wounds one more member there; the result stays.',
    help_other:
      'You wounded more than one tribe: choose who your {{count}} stones strike. Each wounds one more member there; the result stays.',
    'in secret': '{{who}} choose in secret, and all stones fly at once.',
  },
  attack: {
    title: 'Hunt, round {{round}}: what do you use?',
    text: '🦣 on {{place}}: {{food}} left. You hunt with {{hunters}}.',
    help: 'Every {{hits}} or more takes 1 food. Each stick adds 1 to all your dice; each stone takes 1 more if you hit at all; each grass takes 1 from the dice thrown back at you. What you use is gone.',
  },
  share: {
    title: 'How do you share the meat?',
    help: 'The mammoth is dead, and you led the hunt: divide {{food}} food among the tribes as you like, and keep the rest.',
    'food now': 'Food now: {{all}}.',
    has: '{{tribe}} has {{food}}',
  },
  land: {
    title: 'Where do the hunters go?',
    help: 'The mammoth fell on the breeding ground: choose one tile beside it for the hunters of all tribes.',
  },
  regroup: {
    title: 'Hunt, round {{round}}: stay or leave?',
    text: '🦣 {{food}} left. You hunt with {{hunters}}.',
    help_one: 'Stay, or lead your hunter to one tile beside the mammoth.',
    help_other: 'Stay, or lead all your hunters to one tile beside the mammoth.',
    'in secret': '{{who}} choose in secret, at the same time.',
  },
  /** The end of a round for whom only the wounded hunt. */
  'must leave': {
    title: 'Hunt, round {{round}}: where do you go?',
    help_one: 'Your hunter is wounded and must leave: lead it to one tile beside the mammoth.',
    help_other:
      'All your hunters are wounded and must leave: lead them to one tile beside the mammoth.',
  },
  aside: {
    title: 'Where does member {{member}} step aside?',
    help: 'The mammoth has trampled your member {{member}} on {{place}}. Choose a tile beside it, out of the mammoth’s way.',
  },
  /** The first of those who choose in secret. */
  you: 'You',
  holds: '🧺 {{goods}}.',
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  'wounded members_one': '{{count}} wounded member',
  'wounded members_other': '{{count}} wounded members',
  'members, some wounded_one': '{{count}} member, {{wounded}} wounded',
  'members, some wounded_other': '{{count}} members, {{wounded}} wounded',
} as const;
