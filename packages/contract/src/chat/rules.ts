/** Characters of one message. */
export const CHAT_TEXT_MAX = 2000;
/** Of its translation, which may be longer than what was written. */
export const CHAT_TRANSLATION_MAX = 8000;
/** Of a file that is sent; it is drawn anew and kept smaller. */
export const CHAT_PICTURE_BYTES_MAX = 8 * 1024 * 1024;
/** A label of this name takes the chat from a member (specification, section 6). */
export const NO_CHAT_LABEL = 'nochat';
/** A conversation waits for somebody, is somebody's, or is over. */
export const CHAT_STATES = ['waiting', 'open', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
/** What of a member's can be shown in a conversation. */
export const CHAT_CARD_KINDS = ['withdrawal', 'deposit', 'bet'] as const;
export type ChatCardKind = (typeof CHAT_CARD_KINDS)[number];
/** Of each kind the newest are offered. */
export const CHAT_CARDS_OFFERED = 5;
/** Messages that a page of the history has. */
export const CHAT_PAGE = 30;
/** While somebody writes, the other side is told this often; a mark without another one goes after twice the time. */
export const TYPING_EVERY_MS = 3000;
