/** What is posted so that dice and answers can be checked. */
export const proof = {
  promise:
    '🎲 Fair dice: sealed ||`{{commitment}}`||, opened at the end. {{game}}, rules {{version}}.',
  'promise with content':
    '🎲 Fair dice: sealed ||`{{commitment}}`||, opened at the end. {{game}}, rules {{version}} ||`{{content}}`||.',
  seed: '🎲 Fair dice: opened ||seed `{{seed}}`, salt `{{salt}}`, sealed as `{{commitment}}`||.',
  record: 'All answers: ||`{{digest}}`||. /match export checks both.',
  'no record':
    'This match has no record: its log does not hold together, so its answers cannot be checked.',
} as const;
