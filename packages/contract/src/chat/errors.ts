/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'chat.closed': 'This conversation is over',
  'chat.elsewhere': 'Live chat is in another window, please open it again',
} as const;
