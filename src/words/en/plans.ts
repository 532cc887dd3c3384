/** What is said of plans. */
export const plans = {
  about:
    '🧭 **A plan: nothing here is real.** What you cannot know of match #{{match}} is made up, and computer players play for the others.',
  begins:
    '🧭 Try things out. **Undo** takes your last step back; **Do it for real** does in the match what you did first, up to where dice or others come in.',
  done_one: '✅ {{count}} step of your plan is done for real.',
  done_other: '✅ {{count}} steps of your plan are done for real.',
  ordered_one: '📜 {{count}} standing order of your plan is given.',
  ordered_other: '📜 {{count}} standing orders of your plan are given.',
} as const;
