/** What is posted so that dice and answers can be checked. */
export const proof = {
  promise:
    'All dice of this match come from a seed, which is shown at the end. Its SHA-256 with a salt is `{{commitment}}`, so the dice are fixed from now on. This post also fixes who sits where, and the rules: {{game}}, version {{version}}.',
  'promise with content':
    'All dice of this match come from a seed, which is shown at the end. Its SHA-256 with a salt is `{{commitment}}`, so the dice are fixed from now on. This post also fixes who sits where, and the rules: {{game}}, version {{version}} with the content `{{content}}`.',
  seed: 'The dice came from the seed `{{seed}}` (salt `{{salt}}`), as promised at the start by `{{commitment}}`.',
  record: 'The SHA-256 of the whole record is `{{digest}}`. Check both with /match export.',
  'no record':
    'This match has no record: its log does not hold together, so its answers cannot be checked.',
} as const;
