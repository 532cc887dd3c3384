/** What is asked: titles of at most 45 characters, and what they are about in a sentence or two. */
export const questions = {
  place: {
    title: 'Where does {{tribe}} enter?',
    text: 'Choose the tile for your first member: any but the breeding ground, {{home}}. Tribes may share a tile.',
  },
  draft: {
    title: 'Which victory card do you keep?',
    text: 'Nobody sees what you keep; the other two go back into the deck.',
    card: '**{{card}}**: {{worth}}',
  },
  turn: {
    title: '{{tribe}}, turn {{turn}}',
    /** What may be done, as a list. */
    may: 'You may {{doings}}.',
    'may do nothing': 'None of your members can act any more.',
    'bring in': 'bring in member {{member}} for free',
    grow: 'grow for {{food}}',
    hunt: 'send hunters',
    act_one: 'let your member act',
    act_other: 'let your members act',
    recover_one: 'let your wounded member stand up again',
    recover_other: 'let your wounded stand up again',
    /** What is lost by acting too early. */
    'grow and hunt first':
      'Grow first, then send hunters: once a member acts, both are over for this turn.',
    'grow first': 'Grow first: once a member acts, that is over for this turn.',
    'hunt first': 'Send hunters first: once a member acts, that is over for this turn.',
    member_one: 'Member {{member}} on {{there}}: {{count}} action',
    member_other: 'Member {{member}} on {{there}}: {{count}} actions',
    'wounded member_one': 'Member {{member}} on {{there}}: {{count}} action, wounded',
    'wounded member_other': 'Member {{member}} on {{there}}: {{count}} actions, wounded',
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
    text: 'Take part, or sit out: then you roll no dice and use nothing, and you may still be hit.',
    'without dice':
      'You roll no dice. Take part to hide behind grass, or sit out and use nothing; you may be hit either way.',
  },
  aim: {
    title: 'Fight on {{place}}: whom do you attack?',
    /** By how many of them stand. */
    text_one: 'Send the one that stands against one of the other tribes.',
    text_other: 'Send each of your standing members against one of the other tribes.',
    'in the open': 'All see this.',
    ahead: 'You may say so now: nobody sees it before your turn, and until then you may change it.',
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
    text_one:
      'You wounded more than one tribe: choose whom your stone strikes. Each wounds one more member there; the result stays.',
    text_other:
      'You wounded more than one tribe: choose whom your {{count}} stones strike. Each wounds one more member there; the result stays.',
    'in secret': '{{who}} choose in secret, and all stones fall together.',
  },
  attack: {
    title: 'Hunt, round {{round}}: what do you use?',
    text: 'The mammoth on {{place}} has {{food}} left, and you hunt with {{hunters}}. Every {{hits}} or more takes 1 food. Each stick adds 1 to all your dice; each stone takes 1 more if you hit at all; each grass takes 1 from the dice thrown back at you.',
  },
  share: {
    title: 'How do you share the meat?',
    text: 'The mammoth is dead, and you led the hunt: divide {{food}} food among the tribes as you like, and keep the rest.',
    'food now': 'Food now: {{all}}.',
    has: '{{tribe}} has {{food}}',
  },
  land: {
    title: 'Where do the hunters go?',
    text: 'The mammoth fell on the breeding ground: choose one tile beside it for the hunters of all tribes.',
  },
  regroup: {
    title: 'Hunt, round {{round}}: stay or leave?',
    text_one:
      'The mammoth has {{food}} left, and you hunt with {{hunters}}. Stay, or lead your hunter to one tile beside it.',
    text_other:
      'The mammoth has {{food}} left, and you hunt with {{hunters}}. Stay, or lead all your hunters to one tile beside it.',
    'in secret': '{{who}} choose in secret, at once.',
  },
  /** The end of a round for whom only the wounded hunt. */
  'must leave': {
    title: 'Hunt, round {{round}}: where do you go?',
    text_one:
      'The mammoth has {{food}} left. Your hunter is wounded and must leave: lead it to one tile beside the mammoth.',
    text_other:
      'The mammoth has {{food}} left. All your hunters are wounded and must leave: lead them to one tile beside the mammoth.',
  },
  aside: {
    title: 'Where does member {{member}} step aside?',
    text: 'The mammoth has trampled your member {{member}} on {{place}}. Choose a tile beside it, out of the mammoth’s way.',
  },
  /** The first of those who choose in secret. */
  you: 'You',
  holds: 'You hold {{goods}}.',
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  'wounded members_one': '{{count}} wounded member',
  'wounded members_other': '{{count}} wounded members',
  'members, some wounded_one': '{{count}} member, {{wounded}} of them wounded',
  'members, some wounded_other': '{{count}} members, {{wounded}} of them wounded',
} as const;
