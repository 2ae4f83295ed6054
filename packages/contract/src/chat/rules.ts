/** Characters of one message. */
export const CHAT_TEXT_MAX = 2000;
/** Of a file that is sent; it is drawn anew and kept smaller. */
export const CHAT_PICTURE_BYTES_MAX = 8 * 1024 * 1024;
/** A label of this name takes the chat from a member (specification, section 6). */
export const NO_CHAT_LABEL = 'nochat';
/** A conversation waits for somebody, is somebody's, or is over. */
export const CHAT_STATES = ['waiting', 'open', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
/** Messages that a page of the history has. */
export const CHAT_PAGE = 30;
/** While somebody writes, the other side is told this often; a mark without another one goes after twice the time. */
export const TYPING_EVERY_MS = 3000;
