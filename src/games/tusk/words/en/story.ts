/** How a finished match is told again in pictures. */
export const story = {
  /** What the title bar of a picture says about it. */
  chapters: {
    setup: 'The first camps',
    tribe: 'Tribe Phase',
    fight: 'A fight',
    kill: 'A kill',
    return: 'Back from the hunt',
    season: 'Season Phase',
  },
  /** Panes with the dice of an attack, and of the mammoth's answer. */
  attacks: '{{seat}} attacks',
  'strikes back': 'Mammoth strikes back',
  season: '{{emoji}} {{season}}.',
  back: 'Back from the hunt: {{places}}.',
  camp: '{{seats}} on {{place}}',
  'nobody hurt': 'The mammoth strikes back, and nobody is hurt.',
  /** The last caption: how many turns, mammoths and fights there were, and who won. */
  ending_one: '{{deeds}}, and {{winners}} has the warmest fire.',
  ending_other: '{{deeds}}, and {{winners}} have the warmest fire.',
  'ending without winner': '{{deeds}}, until the snow took all.',
  farewell_one:
    '{{deeds}}, and {{winners}} has the warmest fire: here is the whole story, to watch again.',
  farewell_other:
    '{{deeds}}, and {{winners}} have the warmest fire: here is the whole story, to watch again.',
  'farewell without winner':
    '{{deeds}}, until the snow took all: here is the whole story, to watch again.',
} as const;
