/** What looks on the picture mean, for those who cannot see them. */
export const looks = {
  /** A rocky rim. */
  difficult: 'difficult',
  /** A spear beside a tribe. */
  leads: 'leads the hunt',
  /** A member that lies down. */
  wounded: 'wounded',
  /** Dots under a member. */
  actions_one: '{{count}} action',
  actions_other: '{{count}} actions',
} as const;
