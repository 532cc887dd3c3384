/** The options of `/setup` by which roles are named whose members may open tables. */
export const ROLE_OPTIONS = ['role', 'role-2', 'role-3'] as const;
