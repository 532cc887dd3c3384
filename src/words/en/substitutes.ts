/** What is said of substitutes. */
export const substitutes = {
  wanted:
    '🪑 **{{match}}** looks for somebody to take over {{seat}}{{of}} in <#{{thread}}>, with its hand and all that it has. Press **Take the seat**, and it is yours.',
  'of somebody': ' from {{player}}',
  taken: '🪑 {{player}} has taken over {{seat}} in **{{match}}**.',
  off: '🪑 {{seat}} in **{{match}}** needs no substitute any more.',
  /** To whoever had the seat. */
  'took yours':
    '🪑 {{player}} has taken over {{seat}}, which was yours. Thank you for playing it so far!',
  'plays for': '🪑 {{player}} plays {{seat}} from now on, in the place of {{from}}.',
  plays: '🪑 {{player}} plays {{seat}} from now on.',
  'is wanted':
    'I have asked in <#{{channel}}> for somebody to take {{seat}} over. Until then nothing changes; the same command takes it back.',
  'is not wanted': '{{seat}} needs no substitute any more.',
  'is yours': '{{seat}} is yours now. What happened so far is in `/log`.',
} as const;
