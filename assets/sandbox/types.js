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
 * @typedef {import('../../src/sandbox/protocol.ts').CommandJson} Command
 * @typedef {NonNullable<Command['options']>[number]} CommandOption
 * @typedef {import('../../src/sandbox/limits/command.ts').ValueOption} ValueOption
 * @typedef {import('../../src/sandbox/limits/components.ts').Component} Component
 * @typedef {Extract<Component, { type: 2 }>} Button
 * @typedef {Extract<Component, { type: 3 | 5 }>} SelectMenu
 * @typedef {NonNullable<Extract<SelectMenu, { type: 3 }>['options'][number]['emoji']>} Emoji
 * @typedef {import('../../src/sandbox/limits/components.ts').ModalField} ModalInput
 * @typedef {import('discord-api-types/v10').APIAttachment} Attachment
 * @typedef {import('discord-api-types/v10').APIEmbed} Embed
 */

export {};
