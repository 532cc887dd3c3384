/** The rules in our own words, by chapter: at most 1,900 characters each. */
export const rules = {
  'in short': {
    title: 'In short',
    text: 'Spread over lakes, forests and mountains, gather, build villages, learn. How much an action does is decided by three dice: the one that you add, and two that others left.\n\nWhoever is first to have {{whole}} points wins at once, in any step, also in another’s turn.\n\nYou **occupy** a hex where you have a member. You have the **majority** with more members than all others together, and **control** where only yours are. A hex is **shared** where another tribe is, too. Invaders count as others, and in the population of a hex, but it is shared with tribes only.',
  },
  'setting up': {
    title: 'Setting up',
    text: 'Lakes give food, forests wood, mountains stone. Each tribe gets a leader, who says what its villages cost, and a deck of goals. It has {{members}} members; all tribes together have {{villages}} villages.\n\nIn the order of play, each comes onto a hex without anybody: the first with 2 members, the second and third with 3, the fourth with 2 and 1 on two hexes side by side. The third and the fourth take 2 resources of choice.',
  },
  turn: {
    title: 'A turn',
    text: '0. Whoever has nobody on the map places {{returning}} on a free hex.\n1. **Villages**: a point for each of yours with a member of yours on its hex.\n2. **The roll** of the two dice in the pool. Doubles make the events in their slots react, the older first; then a new one is drawn if a slot is free.\n3. **Two actions**, a die each.\n4. **Conflicts**, wherever there are too many.\n5. **Settling**: build, complete, buy, in any order.\n\nWhether villages fall and a Mammoth is lost is checked when steps 2, 4 and 5 end, and at no other time.',
  },
  actions: {
    title: 'Actions',
    text: 'Two different ones, in any order, each with one of your dice. The die enters the row at the left, the right-most drops into the pool. Two suns or more of the three make it strong, two moons or more weak. A die may instead be spent on a beast; it goes straight to the pool. Both dice are used, even if nothing comes of it.\n\nIt does so much, weak / standard / strong:\n{{reach}}\n\n**Grow**: on hexes where you were already. You may take fewer.\n**Move**: each member once, one step. Others stop nobody.\n**Gather**: from up to so many different hexes that you occupy, none with Invaders.\n**Lead**: first you may put goals under your deck, up to one for each village of yours on a hex that you control; then you draw as many, and the number of the action.\n\nThe numbers between the weakest and the strongest are ours.',
  },
  conflicts: {
    title: 'Conflicts',
    text: 'More than {{limit}} on a hex fight, after both dice, whoever’s turn it is; in a Drought more than {{drought}}. A tribe that is alone comes down to that. Else the current player attacks, if it is there, and all others defend.\n\n1. At the same time the attacker’s Bow takes a member of one defending tribe, and Walls one of the attacker.\n2. All there lose one member at a time, together, until at most one tribe is left.\n3. Evasion: a defender’s first loss does not happen.\n4. Whoever is left above the limit comes down to it.\n\nThree against two: peace. Four against two: two of the four are left. Three against three: nobody. Eight against one: {{limit}} are left.\n\nInvaders alone never fight. If the last of them falls, the current player gets {{invaders}} points if it had members there.',
  },
  villages: {
    title: 'Villages',
    text: 'A village costs six resources, by your leader:\n{{costs}}\n\nIt stands on a hex that you control, without another village. It scores from your next turn on, and falls when its owner has no member there. Nobody gains by that.\n\nThe first village of the match brings Abandoned Village and Chieftain into the deck.',
  },
  goals: {
    title: 'Goals',
    text: 'Goals that you have drawn are in your hand, as many as you like, and nobody else sees them. Complete them in step 5, also in the turn in which you drew them. They work at once, and are kept for good.\n\n{{achievements}}\n\nDominion with two tribes: {{dominion}}\n\nCosts, points and numbers are ours.',
  },
  developments: {
    title: 'Developments',
    text: '{{developments}}\n\nThe Hidden Village needs you on its hex, but not alone. It scores only where you are; no Walls protect it. A step of Wayfarers costs one, wherever it leads. With two tribes nobody has Pottery.\n\nCosts are ours.',
  },
  events: {
    title: 'Events',
    text: '{{slots}} events have room. What happens at once takes no slot, but needs a free one. Discarded ones never come back. The current player chooses where nothing else is said. What they offer is bought in step 5 of one’s own turn.\n\n{{tiles}}',
  },
  'more events': {
    title: 'Events in detail',
    text: '{{others}}\n\n**Chieftain**: the highest bid wins, of equals the current player’s, then clockwise. It brings {{low}} point, from {{high}} resources on {{most}}. The winner hands out exactly its bid; the others keep theirs. Nobody bids: back into the deck.\n**Mammoth**: hunted it gives {{hunted}} food and 1 point. Tamed it costs {{tamed}} food and brings {{points}} points; it goes where a member goes that starts on its hex. Without a member of yours on its hex it is lost, and so are {{points}} points.\n**Invaders** count as a tribe in conflicts. They come to a least populated hex.\n**Volcano**: by doubles of suns nobody is lost, of blanks 1 of each tribe beside it, of moons 2. It stays, and its event goes back into the deck.\n**Shared Knowledge**: the third resource discards it.\n**Discovery**: once for each such hex.',
  },
  options: {
    title: 'What a table may choose',
    text: '**Leaders** have powers:\n{{leaders}}\n\n**Elders**: one may come with a new village. From then on, once a turn, give a tribe 1 resource and use a development of its until the end of your turn. An elder falls with its village; in a conflict of another tribe’s turn that tribe gets 1 point.\n\n**Open goals**: everybody sees them.\n**Even start**: so many resources of choice, in the order of play: {{starts}}.\n**Short**: {{short}} points win.\n\nPowers, the even start and the short match are ours.',
  },
  /** Lines of the lists. */
  reach: '- {{action}}: {{weak}} / {{standard}} / {{strong}}',
  gathered: '{{each}} of each of {{tiles}}',
  start: '{{takes}} with {{seats}} tribes',
  cost: '- {{leader}}: {{goods}}',
  goal: '- **{{goal}}** ({{cost}}): {{effect}}',
  leader: '- {{leader}}: {{effect}}',
  tile: '- **{{tile}}**: {{effect}}',
} as const;
