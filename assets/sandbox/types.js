// @ts-check
// The protocol's types under short names, for the modules of the page.

/**
 * @typedef {import('../../src/sandbox/protocol.ts').PageWorld} PageWorld
 * @typedef {import('../../src/sandbox/protocol.ts').PageUser} PageUser
 * @typedef {import('../../src/sandbox/protocol.ts').PageChannel} PageChannel
 * @typedef {import('../../src/sandbox/protocol.ts').PageMessage} PageMessage
 * @typedef {import('../../src/sandbox/protocol.ts').PageModal} PageModal
 * @typedef {import('../../src/sandbox/protocol.ts').PageStarted} PageStarted
 * @typedef {import('../../src/sandbox/protocol.ts').PageChoices} PageChoices
 * @typedef {import('../../src/sandbox/protocol.ts').UnreadMark} UnreadMark
 * @typedef {import('../../src/sandbox/protocol.ts').LiveEvent} LiveEvent
 * @typedef {import('../../src/sandbox/protocol.ts').InteractionProgress} InteractionProgress
 * @typedef {import('../../src/sandbox/protocol.ts').PageAction} PageAction
 * @typedef {import('discord-api-types/v10').APIApplicationCommand} Command
 * @typedef {import('discord-api-types/v10').APIApplicationCommandOption} CommandOption
 * @typedef {import('discord-api-types/v10').APIApplicationCommandBasicOption} BasicOption
 * @typedef {import('discord-api-types/v10').APIAttachment} Attachment
 * @typedef {import('discord-api-types/v10').APIEmbed} Embed
 * @typedef {import('discord-api-types/v10').APIMessageTopLevelComponent} TopLevelComponent
 * @typedef {import('discord-api-types/v10').APIButtonComponent} Button
 * @typedef {import('discord-api-types/v10').APISelectMenuComponent} SelectMenu
 */

export {};
