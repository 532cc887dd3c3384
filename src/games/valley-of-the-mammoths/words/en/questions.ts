/** What is asked: titles of at most 45 characters, and what is to be known to answer. */
export const questions = {
  place: {
    title: 'Where does your tribe settle?',
    text: '{{people}} and a camp. Nobody may settle beside you, except across a river.',
  },
  order: {
    title: 'Where do your people go?',
    ahead: 'Where will your people go?',
    given: 'Ordered ahead: {{order}}. It counts if nothing changes where they go.',
    changed: 'You ordered this ahead, but something has changed there.',
    draft: 'So far: {{order}}. It counts only once you are done.',
    from: '{{place}}: where to?',
    help: 'A group goes up to {{range}} hexes, and no further than the first mountain; rivers bar the way. Where animals are, at least as many of yours must stay. A camp needs a woman; a new one a warrior and a woman who stayed. Nothing counts until you are done. 🍖: what is there, comes in and is eaten. Odds suppose that nobody plays a card.',
  },
  split: { title: 'How many go to {{place}}?', text: 'On {{from}}: {{people}}.' },
  planned: 'Planned: {{plan}}; it counts if nothing changes there.',
  plan: {
    title: 'Your battle plan',
    odds: 'The odds suppose that nobody else plays a card.',
    help: 'Plans are sealed until all have made theirs, and nothing is asked in the fights: what you leave open is done as usual. Cards come before all dice. In each round every side throws a die and adds; all but the highest lose one.',
  },
  hunger: {
    title: 'Who is not fed?',
    text: '🍖 {{food}} for {{cost}}: {{short}} short. If you name too few, the rest is chosen for you.',
    enough: '🍖 {{food}} for {{cost}}: all can be fed.',
  },
  season: {
    title: 'The season ends',
    summer: 'Births come by themselves; you may add cards.',
    winter: 'Births come by themselves; you may add cards, and plant.',
    hungry: 'Your people eat first. A card for a camp that is gone by then stays in your hand.',
  },
  counter: 'What does Counter-magic cancel?',
  omens: 'What does your Omen turn away?',
  track: 'Whom does your Tracker lead?',
  habits: 'What do your people do unasked?',
  now: 'Now: {{what}}.',
  /** What a tribe has, what comes in, and what is eaten. */
  stores: '🍖 {{food}} + {{income}} − {{cost}}',
  'so far': 'So far: {{order}}.',
  danger: '⚠️ {{what}}.',
  /** Why an order may not count yet. */
  fault: {
    held: '{{animals}} of yours must be on {{place}}, with the animals; so far {{there}}',
    camp: 'No camp can be set up on {{place}} like that',
  },
  battle: '⚔️ {{place}}: {{sides}} · {{percent}}% you win',
  'all battles': '⚔️ All of these: {{percent}}% you win',
  'own camp': '{{place}}, your camp',
  'camp of': '{{place}}, camp of {{who}}',
} as const;
