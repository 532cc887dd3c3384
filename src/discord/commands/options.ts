/** The options of `/setup` by which roles are named whose members may open tables. */
export const ROLE_OPTIONS = ['role', 'role-2', 'role-3'] as const;

/** What `/me data` does: gives all that is kept, or forgets it. */
export const KEPT = ['export', 'forget'] as const;
