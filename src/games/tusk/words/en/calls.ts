/** What a tribe is called for before everybody, after its name and a colon: at most 80 characters. */
export const calls = {
  place: 'choose where your first member enters',
  draft: 'choose the victory card you keep',
  turn: 'your tribe’s turn',
  sides: 'take part in the fight on {{place}}, or sit out',
  aim: 'choose who to attack in the fight on {{place}}',
  commit: 'choose what to use in the fight on {{place}}',
  stones: 'choose who your stones strike on {{place}}',
  attack: 'choose what to use against the mammoth',
  share: 'share the meat',
  land: 'choose where the hunters go',
  regroup: 'stay in the hunt, or leave it',
  aside: 'choose where member {{member}} steps aside',
} as const;
