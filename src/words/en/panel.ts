/** What a panel says: what is asked of its reader, and what came of an answer. */
export const panel = {
  heading: '-# {{match}} · {{when}} · you are {{seat}}',
  /** Below all that. */
  'as of': 'as of {{time}}',
  'match is over': 'This match is over.',
  'no secrets': 'There are no secrets in this game.',
  'nothing waits': 'Nothing is waiting for you here right now.',
  /** What came of an answer of which nothing else is told. */
  chosen: 'Chosen: {{choice}}.',
  ordered: '{{choice}}. This stands until you change it.',
  sealed:
    '🔒 Chosen: {{choice}}. It counts once everybody has chosen; until then you can change it.',
  'sealed ahead':
    '🔒 Chosen ahead: {{choice}}. Everybody sees it when it’s your turn; until then you can change it.',
  'waiting for': 'Waiting for {{players}}.',
  /** A question that nobody waits for. */
  order: '-# 📜 **{{title}}** {{text}}',
  /** Below the questions, where there are more buttons than fit. */
  'no room': 'There’s more than fits on buttons: type /{{game}} to see everything.',
  'computers think_one': '🤖 {{players}} is thinking. You’ll see here what comes of it.',
  'computers think_other': '🤖 {{players}} are thinking. You’ll see here what comes of it.',
  hint: '💡 {{hint}}',
  /** An answer that is worth trying. */
  advised: 'Try **{{choice}}**',
  'no more hints': 'No more hints. **How to play** brings them back.',
  /** What follows a choice, below it in a list. */
  'next in one go': 'then: {{what}}',
  'not in one go': 'no longer possible after that: {{what}}',
  /** The last option of a list that does two things at once. */
  only: '{{what}} only …',
  /** Below a choice in a list, and behind the sign of it. */
  'is final': 'cannot be taken back',
  'in one go': 'All in one go',
  'at first': 'First',
  'at first and at last': 'First, and finally',
  'at last': 'Finally',
  'what it does': 'Optional.',
  'what comes first': 'Optional. Whoever joins acts afterwards, on the panel.',
  /** Below a list in a form, which has no more room. */
  'type the others': 'Not all have room here: type the others, with the command {{command}}.',
  'not all fit': 'More options on the panel.',
  'not done': 'I stopped before this, which can’t be done now: {{what}}. Go on from here.',
  /** Where there are more to give to, or to trade with, than there is room for buttons. */
  'no deals': 'Trade: {{why}}',
  deal: 'Trade: {{seat}}',
  'deal gives': 'You give',
  'deal gives of': 'You have {{holds}}. If you pick several, they add up.',
  'deal takes': 'You get in return',
  /** Where an offer answers another one, so that something has to be asked. */
  'stands until': 'An offer stands',
  'until answered': 'until it is answered or no longer possible',
  'more offers_one': 'One more is open: `/next` lists it.',
  'more offers_other': '{{count}} more are open: `/next` lists them.',
  'until hours_one': 'for {{count}} hour',
  'until hours_other': 'for {{count}} hours',
  'until days_one': 'for {{count}} day',
  'until days_other': 'for {{count}} days',
  'offer to': 'An offer goes to',
  'gift to': 'A gift goes to {{seat}} in any case.',
  'offer to one': '{{seat}} alone',
  'offer to all': 'everybody: first come, first served',
  'deal asks of': '{{seat}} has {{holds}}. If you pick several, they add up.',
  'deal takes of': '{{seat}} has {{holds}}. Choose nothing to make it a gift.',
  amounts: '{{least}} to {{most}}.',
  'you have': 'You have {{amount}}.',
  'together exactly': 'Together {{total}}.',
  'together from to': 'Together {{least}} to {{most}}.',
  'the others': 'The others: a name and a number on each line',
  names: 'Names, separated by commas',
  'choose exactly': 'Choose {{many}}.',
  'choose from to': 'Choose {{least}} to {{most}}.',
  /** Where it matters which comes first. */
  'after that': '{{nth}}. Then',
  'all others': 'Then these',
  'as listed': 'As many as you like; they come in the order of this list.',
  /** Beside the picture of before, until the new one is painted. */
  'picture follows': '-# 🖼️ This is still the picture from before; the new one is on its way.',
  'picture is old':
    '🖼️ The new picture could not be painted; this one is from before. Press **More …** and **Back** to try again.',
  'no picture': '🖼️ The picture could not be painted. Press **More …** and **Back** to try again.',
  'no pictures': '🖼️ The pictures here could not be painted. Open this again to see them.',
  'no board': '🖼️ The board could not be painted. Try again in a moment.',
  'taken back': '↩️ Taken back.',
} as const;
