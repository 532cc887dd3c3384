/** Why something is not done, by what is in its way: what happened, and what to do. */
export const refusals = {
  // of the engine
  'no such decision':
    'That question has been answered already, or the match has moved on. Here is how it stands now.',
  'not your decision': 'That question is for another player.',
  'no such choice': 'That is not possible any more. Here is what is.',
  'nothing to undo': 'There is nothing to take back: you have not done anything yet that could be.',
  'others must agree':
    'Dice fell, something hidden was shown, somebody else acted since, or your time was over: this can only be taken back if everybody at the table agrees.',
  'deals are closed': 'Nothing can change hands between you two now. /rules tells when it can.',
  'deals wait': '{{why}}',
  'nothing to deal': 'Neither of you two has anything to give. Get something first.',
  'nobody deals here': 'Nothing changes hands in this game: it knows neither gifts nor trades.',
  'deal with oneself': 'That is your own side. Choose another one.',
  'no such seat': 'Nobody sits there in this match. Choose one of its players.',
  'no such goods':
    'Nothing of that name changes hands in this game. Choose from what the command offers.',
  'not a whole amount': 'Only whole numbers change hands, from 0 up. Say how many.',
  'not enough goods': 'There is not enough in the store for that. Choose less.',
  'has nothing': '{{seat}} has nothing of that. Choose something else.',
  'has only': '{{seat}} has only {{goods}}. Choose no more than that.',
  'empty deal': 'Say what is to change hands.',
  'goes both ways':
    'A trade gives one thing for another, and this one gives and asks for the same. Leave that out on one side.',
  'restored already': 'This match has been set back to a backup as often before.',

  // of the house itself
  'no database':
    'I cannot reach my database at the moment, so I could not do that. Try again in a little while; /hand shows how the match stands.',
  unsure:
    'My database went away just as I was writing that down, so I cannot tell whether it was done. See with /hand and /log how the match stands before you do it again.',
  'broken match':
    'This match cannot be read at the moment, so I leave it alone. Nothing is lost; whoever hosts me will find it in the log. A moderator of its channel can close it with /match close.',
  'other rules':
    'This match began under other rules than I have now, so I leave it alone until they are back. Nothing is lost; whoever hosts me finds in the log what to do.',
  'other rules while it runs':
    'This match began under other rules than I have now, so I leave it alone until they are back. Nothing is lost; whoever hosts me finds in the log what to do. A moderator of its channel can close it with /match close.',
  unexpected:
    'Something went wrong on my side. See with /hand how the match stands before you try again; if it happens again, tell whoever hosts me.',

  // which match
  'no match meant': 'I do not know this match. Use this command in its thread, or name the match.',
  'match is gone':
    'I do not know this match any more. /match list shows those of this server, /next what waits for you.',
  'no seat': 'You have no seat in this match. You can look at it with /board.',
  'gave up':
    'A computer player has your seat in this match now. You can still look with /board; a moderator of the channel can give the seat back with /match hand-over.',
  benched:
    'Your time ran out three times, so a computer player has your seat. Press **{{button}}** in the match’s thread, and it is yours again.',
  'match is over': 'This match is over. Open a new one with /match new.',
  'again when over': 'This match is not over: play on in it first.',
  'match is closed': 'This match is closed. Open a new one with /match new.',
  'closed before it began':
    'This match was closed before it began. Open a new one with /match new.',
  'not started': 'This match has not started yet. Its host starts it.',
  'other game': 'This is a match of {{title}}. Use /{{command}} here.',
  'no such entry': 'This match has no entry {{entry}}. /log has all that there are.',
  'record while it runs':
    'The record holds the seed of all dice, so it can be had when the match is over.',
  'story while it runs': 'The story of a match is told when it is over.',

  // in the lobby
  'no such game': 'There is no such game on my shelf.',
  'no game': 'There is no game on the shelf.',
  'number of seats':
    '{{game}} is for {{least}} to {{most}} players. Choose a number of seats in between.',
  'no such option':
    '{{game}} does not offer that. Choose from what the command or the button offers.',
  'host chooses': 'Only <@{{host}}>, who hosts this match, chooses that.',
  'it has begun': 'This match has begun, so that is settled. Open another with /match new.',
  'no such level':
    'No computer player of {{game}} plays like that. Choose from those that the command offers.',
  'level while it runs':
    'How well a computer player plays is changed while its match runs; before that, open the match with the level that you want.',
  'host sets levels': 'Only its host <@{{host}}> changes how well computer players play.',
  'no computer there': 'No computer player has that seat. Choose one of those who do.',
  'no seat for oneself': 'Leave at least one seat free for yourself.',
  'too many wait here_one':
    '{{count}} match waits for players in this server already. Join it: /match list shows it.',
  'too many wait here_other':
    '{{count}} matches wait for players in this server already. Join one of them: /match list shows them.',
  'too many of yours wait_one':
    '{{count}} match that you opened waits for players already. Start or close it before you open another: /match list shows it.',
  'too many of yours wait_other':
    '{{count}} matches that you opened wait for players already. Start one or close one before you open another: /match list shows them.',
  'too many of yours run_one':
    '{{count}} match that you opened is being played. Open another when it has ended.',
  'too many of yours run_other':
    '{{count}} matches that you opened are being played. Open another when one of them has ended.',
  'too many lately_one':
    'You have opened {{count}} match within the hour. Open another one a little later.',
  'too many lately_other':
    'You have opened {{count}} matches within the hour. Open another one a little later.',
  'has begun':
    'This match has begun: nobody joins or leaves any more. Whoever cannot go on may use /match resign.',
  'seated already': 'You sit at this match already.',
  'seats taken, open another':
    'All seats of this match are taken. Open another one with /match new.',
  'seats taken': 'All seats of this match are taken, so nobody else can sit down.',
  'table changed': 'The table has changed since you pressed. Look at it, and press again.',
  'no computer player': 'No computer player sits at this match, so none can leave it.',
  'too few players':
    '{{game}} needs at least {{least}} players. Wait for somebody to join, or seat a computer player.',
  'no open match here': 'There is no such open match in this server. Open one with /match new.',
  'not in a channel': 'A match lives in a channel of a server. Use this command there.',
  'not in a thread': 'Use this command in a channel, not in this thread.',
  'permissions missing':
    'I cannot run a match in this channel: I lack {{missing}} here. Ask a moderator for it.',

  // who may
  'host seats computers': 'Only <@{{host}}>, who hosts this match, may seat computer players.',
  'host or moderator starts':
    'Only <@{{host}}>, who hosts this match, or a moderator of its channel may start it.',
  'host or moderator closes':
    'Only <@{{host}}>, who hosts this match, or a moderator of its channel may close it.',
  'moderator closes':
    'Only whoever may manage this match’s channel may close it. Ask a moderator; who cannot go on may use /match resign.',
  'moderator hands over':
    'Only whoever may manage this match’s channel may hand a seat over. Ask a moderator; who cannot go on may use /match resign.',
  'resign while it runs': 'Only a running match can be resigned.',
  'hand over while it runs': 'Seats are handed over while a match is played.',
  'no such seat to hand over': 'There is no such seat in this match.',
  'computer has it already': 'A computer player has this seat already. Say to whom it is to go.',
  'sits here already': '<@{{user}}> sits at this match already.',
  'a bot cannot sit': 'A bot cannot take a seat. Leave `to` out for a computer player.',
  'cannot see the channel':
    '<@{{user}}> cannot see <#{{channel}}>, where this match is played. Give them access to it, or name somebody else.',

  // proposals
  'no such proposal': 'I do not know this offer. **Refresh** shows those that are open.',
  'would agree': '{{seat}} declines, but would give {{takes}} for {{gives}}.',
  'declines at once': '{{seat}} declines. Offer more, or ask for less.',
  'moved on while thinking':
    'The match moved on while {{seat}} was thinking about it, and nothing has changed hands. Offer it again.',
  'proposal is for others':
    'This offer is for somebody else. With /trade you make one of your own.',
  'own proposal':
    'This is your own offer: the other side has to answer it. **{{button}}** takes it back.',
  'own motion': 'You asked for this, so you are for it already: the others have to answer.',
  'proposal was void':
    'This offer is off: the match has changed since it was made. Make a new one with **Give or trade**.',
  'proposal was accepted': 'This offer is closed: it was accepted.',
  'proposal was declined': 'This offer is closed: it was declined.',
  'proposal was withdrawn': 'This offer is closed: it was withdrawn.',
  'taken back already': 'That was taken back already, or the match has moved on.',

  // presses and commands
  'button of another time':
    'This button is from another time; I no longer know it. Use /next to see what waits for you.',
  'button of another match':
    'This button belongs to a match that I no longer know; another one has its number now. Use /next to see what waits for you.',
  'form from nowhere': 'This form came from nowhere. Open it again from your panel: /hand.',
  'form of another time': 'I do not know this form any more. Open your panel again: /hand.',
  'choice makes no sense': 'That choice makes no sense to me. Open your panel again: /hand.',
  'answered already': 'That question has been answered already. Here is how it stands now.',
  'changed since it was asked':
    'What you may answer has changed since this was asked. Here is how it stands now.',
  'nothing waits': 'Nothing waits for you here at the moment.',
  'not possible now': 'That is not possible now. What is: {{possible}}.',
  'not possible now, of many_one':
    'That is not possible now. What is: {{possible}}; and {{count}} more.',
  'not possible now, of many_other':
    'That is not possible now. What is: {{possible}}; and {{count}} more.',
  'barred now': '{{reason}}. You can: {{possible}}.',
  'barred now, of many_one': '{{reason}}. You can: {{possible}}; and {{count}} more.',
  'barred now, of many_other': '{{reason}}. You can: {{possible}}; and {{count}} more.',
  'say which': 'Say more exactly which: {{possible}}.',
  'say which, of many_one': 'Say more exactly which: {{possible}}; and {{count}} more.',
  'say which, of many_other': 'Say more exactly which: {{possible}}; and {{count}} more.',
  'nothing follows':
    'What follows that is up to dice or to others, so nothing can be added to it with `then`. Nothing was done: give it alone.',
  'one at a time':
    'What follows that is up to dice or to others, so choose one at a time. Nothing was done.',
  'nothing chosen': 'You chose nothing, so nothing was done.',
  'not after the others':
    '“{{what}}” is not possible after what the others do before, so nothing was done.',
  'not possible after that':
    '“{{what}}” is not possible after that, so nothing was done. Choose from the list that opens as you type.',
  'means several':
    '“{{what}}” can mean several things after that, so nothing was done. Choose from the list that opens as you type.',
  'not a whole number': '“{{what}}” is not a whole number. Write one from 0 up, such as 2.',

  // amounts and picks
  'more than you have': 'You have {{has}}, not {{amount}}.',
  'more than fits': 'At most {{most}}, not {{amount}}.',
  'less than needed': 'At least {{least}}, not {{amount}}.',
  'total is exact': 'Together that is {{amount}}; it has to be {{total}}.',
  'total is at most': 'Together that is {{amount}}; it may be {{most}} at most.',
  'total is at least': 'Together that is {{amount}}; it has to be {{least}} at least.',
  'no such amount': 'There is nothing to say of “{{what}}” here. Leave it out.',
  'no such line': 'I cannot read “{{what}}”. Write a name and a number on each line.',
  'not among them': '“{{what}}” is not among them. There are: {{names}}.',
  'not among many_one': '“{{what}}” is not among them. There are: {{names}}; and {{count}} more.',
  'not among many_other': '“{{what}}” is not among them. There are: {{names}}; and {{count}} more.',
  'picked twice': 'You have named “{{what}}” twice. Name each once.',
  'choose exactly': 'Choose {{many}} of them, not {{chosen}}.',
  'choose from to': 'Choose {{least}} to {{most}} of them, not {{chosen}}.',
  'no such command': 'I do not know this command any more. Try /next.',
  'no such match command': 'I do not know this command. Try /match list.',
  'nobody of that name':
    'Nobody in this match has that name. Choose from those that the command offers.',
  'several of that name': 'Several players of this match have that name. Name the side.',
  'no such pictures': 'I have no such pictures. There are: {{names}}.',
  'no such language': 'I do not speak that. There are: {{names}}.',
  'days away': 'Say for how many days, from 1 to {{most}}, or 0 when you are back.',

  // time
  'zone first':
    'Say first where you live: `/me zone: …`, such as Europe/Berlin. The list opens as you type.',
  'no such zone':
    'I know no time zone “{{zone}}”. Choose from the list that opens as you type, such as Europe/Berlin.',
  'no such time': '“{{what}}” is no time of day. Write it like 8:00 or 22:30.',
  'day too short':
    'Your waking hours must be {{least}} hours at least, so that nobody waits too long for you.',
  'seat is not benched':
    'Your seat was not taken for being too slow, so there is nothing to take back.',
  'own numbers': 'Say by `hours` how long a decision may take; `bank` alone says too little.',
  'match is paused':
    'This match is paused until <t:{{when}}:f> (<t:{{when}}:R>). `/match resume` asks the table to go on now.',
  'paused already': 'This match is paused already. `/match resume` takes it up again.',
  'paused enough_one':
    'A match may be paused by its table for 60 days in all, and for {{count}} day more. Somebody who moderates this channel and does not play may pause it for longer.',
  'paused enough_other':
    'A match may be paused by its table for 60 days in all, and for {{count}} days more. Somebody who moderates this channel and does not play may pause it for longer.',
  'moderated enough_one':
    'Moderators may pause a match for 180 days in all, and this one for {{count}} day more: every match is to end. `/match settle` has computer players end it.',
  'moderated enough_other':
    'Moderators may pause a match for 180 days in all, and this one for {{count}} days more: every match is to end. `/match settle` has computer players end it.',
  'not paused': 'This match is not paused.',
  'nobody is left':
    'Nobody is left to go on with this match: whoever lost a seat there wakes it with **Take my seat back**.',
  'move while it runs': 'That can be done while a match is played.',
  'voted already': 'You have voted for this already.',
  'vote is over': 'This is decided, or it has been answered meanwhile.',
  'vote of others': 'The others vote on this.',
  'waited enough': 'You have given more time twice already. Choose something else.',
  'who asks for substitutes':
    'Only the player in that seat or a moderator may ask for a substitute; for a seat that a computer player has, the host may, too.',
  'no substitute wanted': 'Nobody is wanted for this seat any more.',
  'was declined': 'You have been told no for this seat.',
  'in line already': 'You are in line for this seat already. **Withdraw** takes it back.',
  'not in line': 'You are not in line for this seat.',
  'not first in line': 'They are not first in line for this seat any more.',
  'who has a say': 'Whoever asked for a substitute, or the host of the match, says yes or no here.',
  'no say about oneself': 'Somebody else says yes or no to you.',
  'sat elsewhere':
    'You sat at another seat of this match and know what it knows, so you cannot take this one.',
  'knows another hand':
    '<@{{user}}> had another seat of this match and knows what it knows, so this one is not for them.',
  'role learns':
    'In this server only {{roles}} may open tables, and to learn a game opens one, too. Join one: /match list shows those that wait, and /rules has the rules.',
  'role opens':
    'In this server only {{roles}} may open tables. Join one: /match list shows those that wait.',
  'settling already': 'Computer players play this match to its end already.',
  'moderator took part':
    'You took part in this match, so its table decides, or a moderator who did not. Where **{{button}}** stands below its posts, press that, and ask your table.',
  'moderator sets up': 'Only people who can manage the channel can set it up.',
  'moderator sets tables':
    'That holds for the whole server: only people who can manage all its channels can set it.',
  'host or moderator repairs':
    'Only <@{{host}}>, who hosts this match, or a moderator of its channel may do that.',
  'moderator moves': 'Only people who can manage that channel can move a match there.',
  'cannot move there':
    'I cannot play a match in <#{{channel}}>. `/setup` there says what is missing.',
  'block of oneself': 'You cannot keep apart from yourself.',
  'you block somebody there':
    'You do not sit with <@{{user}}>, who sits there. `/block who: … off: True` takes that back.',
  'not at this table': 'You cannot sit at this table. /match list shows others.',
  'blocked pair':
    '<@{{user}}> and somebody at this table do not sit together. Choose somebody else.',
  'for learners':
    'This table is for learners, and you have played {{count}} matches of this game. /match list shows others.',
  'proposal was countered': 'This offer is closed: it was answered by another one.',
  'proposal was expired': 'This offer is closed: its time is over.',
  'nobody agrees': 'Nobody agrees. Offer more, or ask for less.',
  'order has no end':
    'With `standing` this holds until you take it back in `/orders`, so leave `hours` out.',
  'nothing to counter with':
    'You cannot answer this with an offer of your own now: there is nothing that you could ask for. Accept or decline it.',
  'order gives away':
    'Say by `take-…` what you want at least; otherwise anybody could have it for nothing.',
  'length of a promise': 'Write a promise of {{most}} characters at most.',
  'too many promises': 'You have promised {{most}} things in this match already.',
  'promises when over': 'Whether a promise was kept is said when the match is over.',
  'promise to others': 'That was not promised to you.',
  'plan of a plan': 'This is a plan already.',
  'only a plan':
    'That is only a plan: nobody but you is at it, and it is forgotten by itself. The match is #{{match}}.',
  'plan is old':
    'The match has gone on since you made this plan. **Begin anew** plans from where it stands now.',
  'nothing planned':
    'There is nothing in this plan yet that you could do for real: you have done nothing in it.',
  'nothing to order':
    'Nothing of this plan can be done for real yet: others come in before it, and none of it can be ordered.',
  'no such day': '“{{what}}” is no day. Write it like 2026-12-24.',
  'day has come': '{{what}} has come already. Say a day that is still to come.',
  'maker withdraws': 'Only whoever made this offer can withdraw it. You can decline it.',
  'no such order': 'This cannot be ordered in this match. /orders shows what can.',
  'no orders here': 'Nothing can be ordered in this game.',
} as const;
