/** Maximum number of characters of one message. */
export const CHAT_TEXT_MAX = 2000;
/** Maximum length of its translation, which may be longer than the original. */
export const CHAT_TRANSLATION_MAX = 8000;
/** Maximum size of an uploaded file; the picture is re-encoded and stored smaller. */
export const CHAT_PICTURE_BYTES_MAX = 8 * 1024 * 1024;
/** Pictures that a member or visitor may send within 24 hours. */
export const CHAT_PICTURES_A_DAY = 50;
/** Label that excludes a member from the chat (specification, section 6). */
export const NO_CHAT_LABEL = 'nochat';
/** A conversation waits for an operator, is assigned, or is closed. */
export const CHAT_STATES = ['waiting', 'open', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
/** Objects of a member that a card in a conversation can show. */
export const CHAT_CARD_KINDS = ['withdrawal', 'deposit', 'bet'] as const;
export type ChatCardKind = (typeof CHAT_CARD_KINDS)[number];
/** The newest of each kind are offered. */
export const CHAT_CARDS_OFFERED = 5;
/** Messages on one page of the history. */
export const CHAT_PAGE = 30;
/** Interval between typing events. The indicator disappears after twice this time without another event. */
export const TYPING_EVERY_MS = 3000;
