/** What is kept of people: `/me data`. */
export const privacy = {
  export: 'Show me all of it',
  forget: 'Forget me',
  'is kept':
    '📦 This file holds everything I keep about you; its times are UTC. What was posted in Discord is not in it. To have it all erased: `/me data: Forget me`.',
  asks: '🍂 **Forget you?** I’ll erase your settings and hours, your blocks, which matches you follow, and your notes, standing orders, promises and plans. Where you have played I’ll call you “somebody”, in pictures and results as well.',
  running_one: 'A computer player takes your seat in **{{count}}** running match, for good.',
  running_other: 'Computer players take your seats in **{{count}}** running matches, for good.',
  waiting_one: 'You leave **{{count}}** table that waits for players.',
  waiting_other: 'You leave **{{count}}** tables that wait for players.',
  stays:
    'What was posted stays in Discord, and backups keep a copy until they are deleted. This can’t be undone.',
  'is forgotten': '🍂 Done: I have forgotten you. You’re welcome back any time.',
} as const;
