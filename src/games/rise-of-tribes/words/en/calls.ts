/** What a tribe is called for before everybody, after its name and a colon: at most 80 characters. */
export const calls = {
  place: 'come onto the map',
  take: 'take your first resources',
  turn: 'your turn',
  bid: 'bid for the Chieftain',
  give: 'hand out what you bid',
  lose: 'the Volcano: say where you lose members',
  offer: 'the Abandoned Village: do you build?',
} as const;
