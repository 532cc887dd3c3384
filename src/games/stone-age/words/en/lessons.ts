/** What is worth knowing the first time that something is asked: a line each, of at most 280 characters in any language. */
export const lessons = {
  village:
    'Hut, field and tools pay back every round: whoever goes there early has more of everything later. Each has room for one tribe only.',
  sources:
    'Each person rolls a die, and the sum is divided: what is left over is lost. Two people on the hunt usually bring food for three.',
  cards:
    'A card brings something at once and counts at the very end. Different green symbols are worth their number squared.',
  buildings:
    'Buildings bring most of the points, and at once. Send somebody only if you will have the goods when you act.',
  herd: 'Whoever gathers where the herd is may tame it. The tile brings a bonus, and the most tiles are worth {{mostTiles}} points.',
  act: 'Order matters: tools before dice, dice before what they pay for. With *In my own order* you say several acts at once, also before your turn.',
  pay: 'Resources left at the end are worth one point each. Keep those that the next building asks for.',
  tools:
    'Only the step to the next good counts: spend the smallest tool that reaches it, and keep the others for the next roll.',
  tame: 'One more person is one more chance for the highest die. Remember that all of them want to eat this round, too.',
  any: 'Gold is worth the most, but take what the building or card you are after still lacks.',
  die: 'A tool or a field helps every round from now on. What you leave, the next tribe may take.',
  bonus:
    'The tile is yours, whichever line you take. The most tiles are {{mostTiles}} points at the end.',
  feed: '{{hunger}} points are hard to win back: a few resources are nearly always cheaper.',
} as const;
