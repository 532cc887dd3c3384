/** What a tribe is called for before everybody, after its name and a colon: at most 80 characters. */
export const calls = {
  place: 'come onto the map',
  take: 'take your first resources',
  turn: 'your turn',
  bid: 'bid for the Chieftain',
  give: 'hand out what you bid',
  lose: 'say where the Volcano takes members',
  offer: 'say whether you build the Abandoned Village',
} as const;
