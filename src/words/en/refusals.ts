/** Why something is not done, by what is in its way: what happened, and what to do. */
export const refusals = {
  // of the engine
  'no such decision': 'That question isn’t open any more. Here is how it stands now.',
  'not your decision': 'That question is for another player.',
  'no such choice': 'You can’t do that any more. Here is what you can do.',
  'nothing to undo': 'There’s nothing you can take back yet.',
  'others must agree':
    'This can only be taken back if everybody at the table agrees. /undo asks them.',
  'deals are closed': 'You two can’t give or trade anything right now. /rules says when you can.',
  'deals wait': '{{why}}',
  'nothing to deal': 'Neither of you has anything to give. Get something first.',
  'nobody deals here': 'There are no gifts or trades in this game.',
  'deal with oneself': 'That’s yourself. Choose somebody else.',
  'no such seat': 'Nobody sits there in this match. Choose one of its players.',
  'no such goods':
    'You can’t give or trade that in this game. Choose from what the command offers.',
  'not a whole amount': 'You can only give or trade whole numbers, from 0 up. Say how many.',
  'not enough goods': 'There isn’t enough for that. Choose less.',
  'has nothing': '{{seat}} has none of that. Choose something else.',
  'has only': '{{seat}} has only {{goods}}. Choose no more than that.',
  'empty deal': 'Say what to give.',
  'nothing named to give': 'Say what to give, e.g. {{goods}}.',
  'goes both ways': 'This trade gives and asks for the same thing. Leave that out on one side.',
  'restored already': 'That backup was restored already.',

  // of the app itself
  'no database':
    'My memory fails me at the moment, so nothing was done. Try again in a little while; /hand shows how the match stands.',
  unsure:
    'My memory failed me just as I was writing that down, so I can’t tell whether it was done. Check with /hand and /log how the match stands before you try again.',
  'done unshown':
    'That’s done, but I can’t show you how it stands now. Try /hand in a little while.',
  'broken match':
    'I can’t read this match at the moment, so I leave it alone. Nothing is lost; whoever runs me finds the reason in the log. A moderator of its channel can close it with /match close.',
  'other rules':
    'This match began under other rules than I have now, so I leave it alone until they are back. Nothing is lost; whoever runs me finds in the log what to do.',
  'other rules while it runs':
    'This match began under other rules than I have now, so I leave it alone until they are back. Nothing is lost; whoever runs me finds in the log what to do. A moderator of its channel can close it with /match close.',
  unexpected:
    'Something went wrong on my side. Check with /hand how the match stands before you try again; if it happens again, tell whoever runs me.',

  // which match
  'no match meant':
    'I don’t know which match you mean. Use this command in its thread, or name the match.',
  'match is gone':
    'I don’t know this match any more. /match list shows those in this server, /next what is waiting for you.',
  'no seat': 'You have no seat in this match. You can watch it with /board.',
  'seat was given':
    'Your seat in this match was given to <@{{user}}>. You can still watch with /board.',
  'gave up':
    'A computer player has your seat in this match now. You can still watch with /board; a moderator of the channel can give the seat back with /match hand-over.',
  'played for you':
    '<@{{user}}> plays your seat in this match now. Press **{{button}}** in its thread, and it is yours again.',
  forfeited:
    'A computer player has your seat in this match for now. Press **{{button}}** in its thread, and it is yours again.',
  'match is over': 'This match is over. Open a new one with /match new.',
  'again when over': 'This match isn’t over yet: finish it first.',
  'match is closed': 'This match is closed. Open a new one with /match new.',
  'closed before it began':
    'This match was closed before it began. Open a new one with /match new.',
  'not started': 'This match has not started yet. Its host starts it.',
  'other game': 'This is a match of {{title}}. Use /{{command}} here.',
  'no such entry': 'This match has no entry {{entry}}. /log shows them all.',
  'record while it runs':
    'The record holds the seed of all dice, so you get it once the match is over.',
  'story while it runs': 'The story of a match is told when it is over.',

  // in the lobby
  'no such game': 'I don’t have that game on my shelf.',
  'no game': 'There is no game on the shelf.',
  'number of seats':
    '{{game}} is for {{least}} to {{most}} players. Choose a number of seats in between.',
  'no such option': '{{game}} does not offer that.',
  'host chooses': 'Only <@{{host}}>, who hosts this match, can choose that.',
  'it has begun': 'This match has begun, so that is settled. Open another with /match new.',
  'no such level':
    'No computer player of {{game}} plays like that. Choose one that the command offers.',
  'plays so already': 'The computer player of that seat already plays like that.',
  'no computer there': 'No computer player has that seat. Choose one that does.',
  'no seat for oneself': 'Leave at least one seat free for yourself.',
  'too many wait here_one':
    '{{count}} match is already waiting for players in this server. Join it: /match list shows it.',
  'too many wait here_other':
    '{{count}} matches are already waiting for players in this server. Join one of them: /match list shows them.',
  'too many of yours wait_one':
    '{{count}} match you opened is already waiting for players. Start or close it before you open another: /match list shows it.',
  'too many of yours wait_other':
    '{{count}} matches you opened are already waiting for players. Start or close one before you open another: /match list shows them.',
  'too many of yours run_one':
    '{{count}} match you opened is being played. Open another when it has ended.',
  'too many of yours run_other':
    '{{count}} matches you opened are being played. Open another when one of them has ended.',
  'too many lately_one':
    'You’ve opened {{count}} match in the last hour. Wait a little before you open another.',
  'too many lately_other':
    'You’ve opened {{count}} matches in the last hour. Wait a little before you open another.',
  'has begun':
    'This match has begun: nobody can join or leave any more. If you can’t go on, use /match resign.',
  'seated already': 'You’re already in this match.',
  'seats taken, open another':
    'All seats of this match are taken. Open another one with /match new.',
  'seats taken': 'All seats of this match are taken, so nobody else can join.',
  'table changed': 'The table changed just before you pressed. Look at it, and press again.',
  'no computer player': 'There’s no computer player at this table, so none can leave.',
  'too few players':
    '{{game}} needs at least {{least}} players. Wait for somebody to join, or seat a computer player.',
  'no open match here': 'There’s no open match like that here. Open one with /match new.',
  'not in a channel': 'Matches are played in a channel of a server. Use this command there.',
  'permissions missing':
    'I can’t run a match in <#{{channel}}>: I’m missing {{missing}} there. Ask a moderator to allow it.',
  'no home':
    'You can’t play a match in <#{{channel}}>: that takes a text channel, where I can post and open threads. Ask a moderator for one.',
  'no home, but elsewhere':
    'You can’t play a match in <#{{channel}}>: that takes a text channel, where I can post and open threads. Try <#{{other}}>.',
  'stuck there':
    'Match #{{match}} can’t have a thread in <#{{channel}}>: that takes a text channel. Move it to one: `/repair match: {{match}} channel: …`',

  // who may
  'host seats computers': 'Only <@{{host}}>, who hosts this match, may seat computer players.',
  'host or moderator starts':
    'Only <@{{host}}>, who hosts this match, or a moderator of its channel may start it.',
  'host or moderator closes':
    'Only <@{{host}}>, who hosts this match, or a moderator of its channel may close it.',
  'moderator closes':
    'Only a moderator of its channel may close a running match. If you can’t go on, use /match resign.',
  'moderator hands over':
    'Only a moderator of this match’s channel may give a seat to somebody. If you can’t go on, use /match resign.',
  'seat is not silent':
    'Your table can decide about a seat only after waiting {{days}} days for its player, and not while everybody chooses in secret. A moderator who has no part in this match can decide sooner.',
  'hand over your own':
    'That is your own seat: /match resign gives it up, /match substitute looks for somebody else.',
  'wanted already': 'Somebody is already wanted for this seat.',
  'resign while it runs': 'You can only resign from a match that is being played.',
  'hand over while it runs': 'A seat can only be handed over while the match is being played.',
  'no such seat to hand over': 'There is no such seat in this match.',
  'computer has it already': 'A computer player already has this seat. Say who should get it.',
  'sits here already': '<@{{user}}> is already in this match.',
  'a bot cannot sit': 'A bot cannot take a seat. Leave `to` out for a computer player.',
  'cannot see the channel':
    '<@{{user}}> can’t see <#{{channel}}>, where this match is played. Give them access to it, or name somebody else.',

  // proposals
  'no such proposal': 'I don’t know this offer. /hand shows the open ones.',
  'would agree': '{{seat}} declines, but would give {{takes}} for {{gives}}.',
  'declines at once': '{{seat}} declines. Offer more, or ask for less.',
  'moved on while thinking':
    'The match moved on while {{seat}} was thinking about it, so nothing changed hands. Offer it again.',
  'proposal is for others': 'This offer is for somebody else. Make your own with /trade.',
  'own proposal':
    'This is your own offer: the others have to answer it. **{{button}}** takes it back.',
  'own motion': 'You asked for this, so you’re already for it: now the others have to vote.',
  'proposal was void':
    'This offer is off: the match has changed since it was made. Make a new one with **More …** and **Trade**.',
  'proposal was accepted': 'This offer is closed: it was accepted.',
  'proposal was declined': 'This offer is closed: it was declined.',
  'proposal was withdrawn': 'This offer is closed: it was withdrawn.',
  'taken back already': 'The match has moved on since, so nothing was taken back.',

  // presses and commands
  'button of another time':
    'This button is from long ago, and I no longer know it. /next shows what is waiting for you.',
  'button of another match':
    'This button belongs to a match I no longer know; another one has its number now. /next shows what is waiting for you.',
  'form from nowhere':
    'I don’t know where this form came from. Open it again from your panel: /hand.',
  'form of another time': 'I don’t know this form any more. Open your panel again: /hand.',
  'choice makes no sense': 'I can’t make sense of that choice. Open your panel again: /hand.',
  'answered already': 'That question has been answered already. Here is how it stands now.',
  'changed since it was asked':
    'What you can answer has changed since this was asked. Here is how it stands now.',
  'nothing waits': 'Nothing is waiting for you here right now.',
  'not possible now': 'You can’t do that now. You can: {{possible}}.',
  'barred now': '{{reason}}. You can: {{possible}}.',
  'wrong option': '`{{option}}` can’t be “{{what}}” here. It can be: {{names}}.',
  'option cannot be': '`{{option}}` can’t be “{{what}}”: {{why}}. It can be: {{names}}.',
  'say which': 'Say which one you mean: {{possible}}.',
  'nothing follows':
    'What comes after that is up to dice or to others, so you can’t add anything with `then`. Nothing was done: use the command on its own.',
  'one at a time':
    'What comes after that is up to dice or to others, so choose one thing at a time. Nothing was done.',
  'nothing chosen': 'You chose nothing, so nothing was done.',
  'not after the others':
    '“{{what}}” is no longer possible after the steps before it, so nothing was done.',
  'not possible after that':
    '“{{what}}” can’t come after that, so nothing was done. Choose from the list that opens as you type.',
  'means several':
    '“{{what}}” can mean several things after that, so nothing was done. Choose from the list that opens as you type.',
  'not a whole number': '“{{what}}” is not a whole number. Write one from 0 up, such as 2.',

  // amounts and picks
  'more than you have': 'You have {{has}}, not {{amount}}.',
  'more than fits': 'At most {{most}}, not {{amount}}.',
  'less than needed': 'At least {{least}}, not {{amount}}.',
  'total is exact': 'That makes {{amount}} together; it has to be {{total}}.',
  'total is at most': 'That makes {{amount}} together; it can be {{most}} at most.',
  'total is at least': 'That makes {{amount}} together; it has to be at least {{least}}.',
  'no such amount': '“{{what}}” doesn’t belong here. Leave it out.',
  'no such line': 'I can’t read “{{what}}”. Write a name and a number on each line.',
  'not among them': '“{{what}}” isn’t one of them. You can choose: {{names}}.',
  'not among many_one':
    '“{{what}}” isn’t one of them. You can choose: {{names}}; and {{count}} more.',
  'not among many_other':
    '“{{what}}” isn’t one of them. You can choose: {{names}}; and {{count}} more.',
  'picked twice': 'You named “{{what}}” twice. Name each one once.',
  'choose exactly': 'Choose {{many}} of them, not {{chosen}}.',
  'choose from to': 'Choose {{least}} to {{most}} of them, not {{chosen}}.',
  'no such command': 'I don’t know this command any more. Try /next.',
  'no such match command': 'I don’t know this command. Try /match list.',
  'no such option of a command':
    'This command has no `{{option}}` any more. Choose it again from Discord’s list.',
  'option is missing': '`{{option}}` is missing. Use the command again and fill that in.',
  'option is a number': '`{{option}}` takes a whole number from {{least}} to {{most}}.',
  'option is a text': '`{{option}}` takes {{most}} characters at most.',
  'option is one of': '`{{option}}` takes one of these: {{names}}.',
  'option is yes or no':
    '`{{option}}` takes a yes or a no: choose one of the two in Discord’s list.',
  'option is of Discord':
    'I can’t find what you named as `{{option}}`. Choose it from Discord’s list.',
  'field is too long': 'A field of a form takes {{most}} characters at most.',
  'nobody of that name': 'Nobody in this match has that name. Choose one that the command offers.',
  'several of that name': 'Several players of this match have that name. Name the seat.',
  'days away': 'Say for how many days, from 1 to {{most}}, or 0 when you’re back.',

  // time
  'zone first':
    'Tell me first where you live: `/me zone: …`, such as Vienna. The list opens as you type.',
  'zone to sign up':
    'Tell me where you live, so that I call you when you are awake: sign up once more, with your time zone.',
  'no such zone':
    'I don’t know a city or time zone “{{zone}}”. A big city whose clocks show the same will do; the list of `/me zone:` opens as you type.',
  'no such time': '“{{what}}” is not a time of day. Write it like 22:30 or 10:30 pm.',
  'day too short':
    'You need to be awake for at least {{least}} hours a day, so that nobody waits too long for you.',
  'own pace':
    'Write your own hours as those for each decision and those in reserve, {{most}} at most of either: 36 + 72.',
  'not all stay':
    'The table was changed after they joined, and there is no word yet from {{players}}. Wait for it, or free their seats behind **{{button}}**.',
  'match is paused':
    'This match is paused until <t:{{when}}:f> (<t:{{when}}:R>). `/match resume` asks your table to go on now.',
  'paused already': 'This match is paused already. `/match resume` asks your table to go on.',
  'paused enough_one':
    'A table can pause its match for {{most}} days in all; {{count}} day is left. A moderator of this channel who doesn’t play can pause it for longer.',
  'paused enough_other':
    'A table can pause its match for {{most}} days in all; {{count}} days are left. A moderator of this channel who doesn’t play can pause it for longer.',
  'moderated enough_one':
    'Moderators can pause a match for {{most}} days in all, so that every match comes to an end; {{count}} day is left. `/match settle` has computer players finish it.',
  'moderated enough_other':
    'Moderators can pause a match for {{most}} days in all, so that every match comes to an end; {{count}} days are left. `/match settle` has computer players finish it.',
  'not paused': 'This match is not paused.',
  'nobody is left':
    'Nobody is left to go on with this match: whoever lost a seat there can take it back, and that wakes it.',
  'move while it runs': 'That only works while a match is being played.',
  'voted already': 'You’ve already voted for this.',
  'vote is over': 'There is nothing left to vote on here.',
  'vote of others': 'The others vote on this.',
  'waited enough': 'This decision can’t be given any more time. Choose something else.',
  'who asks for substitutes':
    'Only the player in that seat or a moderator may ask for a substitute; for a seat that a computer player has, the host may, too.',
  'seat changed hands':
    'This seat has changed hands since you were asked. Look at who has it now, and use the command again if you still want to.',
  'no substitute wanted': 'Nobody is looking for a substitute here any more.',
  'was declined': 'You were not taken for this seat.',
  'not in line': 'You’re not in line for this seat.',
  'not first in line': 'They’re not first in line for this seat any more.',
  'who has a say': 'Whoever asked for a substitute, or the host of the match, says yes or no here.',
  'no say about oneself': 'Somebody else decides about you.',
  'sat elsewhere':
    'You had another seat in this match and know its secrets, so you can’t take this one.',
  'knows another hand':
    '<@{{user}}> had another seat in this match and knows its secrets, so they can’t take this one.',
  'role learns':
    'In this server only {{roles}} may open tables, and learning a game opens one, too. Join one: /match list shows which are waiting, and /rules has the rules.',
  'role opens':
    'In this server only {{roles}} may open tables. Join one: /match list shows which are waiting.',
  'settling already': 'Computer players are already finishing this match.',
  'moderator took part':
    'You play in this match, or have played, so its table decides here, or a moderator who hasn’t. If you play, ask your table: /match pause, resume, settle, level, hand-over or substitute. If **{{button}}** stands below its posts, press that first.',
  'table decides on levels':
    'How well a computer player plays is up to the table alone: somebody who plays there can ask it with /match level.',
  'moderator sets up': 'Only somebody who can manage the channel can set it up.',
  'moderator sets tables':
    'That holds for the whole server: only somebody who can manage all its channels can set it.',
  'host or moderator repairs':
    'Only players of this match, its host <@{{host}}>, or a moderator of its channel may do that.',
  'players or moderator repair':
    'Only players of this match or a moderator of its channel may do that.',
  'moderator moves': 'Only somebody who can manage that channel can move a match there.',
  'cannot move there':
    'I can’t run a match in <#{{channel}}>. `/setup` there says what is missing.',
  'block of oneself': 'You can’t block yourself.',
  'you block somebody there':
    '<@{{user}}> sits there, and you don’t want to play with them. `/block` with `off` takes that back.',
  'not at this table': 'You can’t sit at this table. /match list shows others.',
  'blocked pair':
    '<@{{user}}> and somebody at this table don’t play together. Choose somebody else.',
  'for learners':
    'This table is for learners, and you have played {{count}} matches of this game. /match list shows others.',
  'proposal was countered': 'This offer is closed: it was answered with a counter-offer.',
  'proposal was expired': 'This offer is closed: its time is up.',
  'nobody agrees': 'Nobody agrees. Offer more, or ask for less.',
  'order has no end':
    'With `standing` this holds until you take it back in `/orders`, so leave `hours` out.',
  'nothing to counter with':
    'You can’t make a counter-offer now: there is nothing you could ask for. Accept or decline it.',
  'order gives away':
    'Say with `take-…` what you want at least; otherwise anybody could have it for nothing.',
  'length of a promise': 'A promise can have {{most}} characters at most.',
  'too many promises': 'You have promised {{most}} things in this match already.',
  'promises when over': 'You can only say whether a promise was kept once the match is over.',
  'promise to others': 'That promise wasn’t made to you.',
  'plan of a plan': 'This is a plan already.',
  'only a plan':
    'That’s only a plan: nobody else is in it, and it goes away by itself. The match is #{{match}}.',
  'plan is old':
    'The match has gone on since you made this plan. **Start over** plans from where it stands now.',
  'nothing planned': 'There’s nothing in this plan yet that you could do for real.',
  'nothing to order':
    'Nothing in this plan can be done for real yet: others come first, and none of it can be a standing order.',
  'no such day': '“{{what}}” is not a day. Write it like 24 December.',
  'day has come': '{{what}} has come already. Choose a later day.',
  'maker withdraws': 'Only whoever made this offer can withdraw it. You can decline it.',
  'number alone':
    'Choice {{nth}} has a number and no place. Choose the place, too. Nothing was changed.',
  'no such order': 'That can’t be a standing order in this match. /orders shows what can.',
  'no orders here': 'There are no standing orders in this game.',
  // of leagues
  'no such season': 'There is no such season here any more.',
  'no such league': 'There is no league of that name in this server. `/league new` founds one.',
  'no ratings':
    '**{{league}}** keeps no ratings. Its directors can begin with them: `/league direct`, **Rules …**.',
  'no league here': 'There is no league in this server yet. `/league new` founds one.',
  'manager founds': 'Only somebody who may manage this server can found a league.',
  'too many leagues_one':
    'This server has {{count}} league already. End it before you found another one.',
  'too many leagues_other':
    'This server has {{count}} leagues already. End one before you found another one.',
  'league has the name': 'There is a league called {{name}} here already. Choose another name.',
  'removed from season':
    'A director has removed you from this season. You can sign up for the next one.',
  'sign-up is over': 'Sign-up for this season is over. You can still stand by for others.',
  'season is over': 'This season is over. Sign up for the next one.',
  'no record yet':
    'No match of this season is over yet, so there are no records. `/league schedule` shows what is played.',
  'not asked to step in': 'You were not asked to take over here.',
  'nobody is sought': 'Nobody is needed here any more. Thank you!',
  'cannot step in': 'You cannot take over here: not all of its tables have room for you any more.',
  'not reliable':
    'A reliability of {{least}} % is asked for here, and yours is {{share}} %. Play other matches and answer in time, by hand or by standing orders: only your last 200 questions count, so it rises.',
  'not in season': 'You are not in this season.',
  'directors only':
    'Only the directors of this league may do that: members of {{roles}}, and whoever manages this server.',
  'managers only': 'Only the directors of this league may do that: whoever manages this server.',
  'own division alone':
    'You play in this division yourself, so somebody else decides who manages this server. A claim may also be voted on: **Let the division vote** stands below it.',
  'own division':
    'You play in this division yourself, so somebody else decides: another director ({{roles}}), or whoever manages this server.',
  'still plays':
    'You play in this season yourself, so this is for a director who does not: whoever else manages this server, or has a role of its directors. You can do it once you have dropped out.',
  'rival in the league':
    'This is a table of a league: whoever plays in the same division, or has dropped out of the season, can’t take a seat over here.',
  'league is for a role':
    'This league is for members of <@&{{role}}> alone. If that role is gone, a director can name another with `/league show`.',
  'own claim': 'You cannot answer your own claim. Ask another director.',
  'season has changed':
    'Something has changed in this season since you looked. `/league direct` shows how it stands now.',
  'no such order now':
    'That cannot be done in this season by now. `/league direct` shows what can.',
  'next season is there':
    'This season is over, and the next one goes by what it came to. That stands now.',
  'too few to draw':
    'Those who have signed up do not make up a table. Give it more time, or call the season off.',
  'no such table': 'This season has no table of that number. `/league schedule` shows them.',
  'table still runs': 'This table is still played. You can void it, or rule on it once it is over.',
  'table is not played yet': 'This table has not been played yet.',
  'table counts nothing': 'This table does not count already.',
  'places make no sense': 'Give each seat a place, a line for each, such as `1 {{name}}`.',
  'reason first': 'Give a reason: everybody reads it.',
  'no such player': 'Nobody called {{name}} plays in this season.',
  'no such move': 'Choose another division than the one it is in.',
  'no such division': 'Name the division by its letter, such as `A`.',
  'division too small': 'Too few would be left in a division for a table. Move somebody else.',
  'number from to': 'Give a whole number from {{least}} to {{most}}.',
  'settings make no sense':
    'These settings make no sense together. Matches 1 to 30, at a time 1 to 6, a round 1 to 120 days, sign-up 1 to 60 days, a division of 2 to 60, at most {{least}} to 1000 people.',
  'points make no sense':
    'Give a line for each table size, whole numbers that do not rise, such as `{{points}}`, and of these each at most once: {{ties}}.',
  'too many claims_one': '{{count}} claim of yours still waits for an answer.',
  'too many claims_other': '{{count}} claims of yours still wait for an answer.',
  'claim is answered': '<@{{user}}> has answered this claim already.',
  'no more claims':
    'All tables of this season are over, and its end waits for open votes alone. A director can still correct a result.',
  'claim is decided': 'The vote on this claim is over.',
  'no vote on this':
    'No vote on this yet: somebody in the division must have no part in it, and a table that is to be void or played again must be over.',
  'not your vote':
    'Those vote on this who play in the division, but neither sit at that table nor claimed it.',
  'seats of game': '{{game}} is played by {{least}} to {{most}}. Choose a number of seats between.',
} as const;
