/** What is said of plans. */
export const plans = {
  about:
    '🧭 **A plan: nothing here is real.** What you can’t know of match #{{match}} is made up, and so is what others do.',
  begins:
    '🧭 **Do it for real** does what comes before dice or other players, and turns the rest into standing orders where it can.',
  decide: 'I decide for others as well …',
  'decide for': 'I decide for {{seat}}',
  'for another': '🎭 **You decide for {{seat}} now.** What you see of it is imagined, too.',
  'took back': '↩️ Back to their question: now you decide.',
  done_one: '✅ {{count}} step of your plan is done for real.',
  done_other: '✅ {{count}} steps of your plan are done for real.',
  ordered: '📜 Now standing orders (**Standing orders** shows and changes them):',
  against: '{{order}} (against {{seat}})',
  'asks again': '{{about}}: I ask you again',
  otherwise:
    'Where you answered in different ways, the order is what came up most often, or else last; left out: {{what}}.',
  left: '⚠️ Not done, as it can’t be done now and can’t be a standing order: {{what}}.',
  'and more': '{{what}} and {{count}} more',
  deal_one: 'a trade',
  deal_other: '{{count}} trades',
} as const;
