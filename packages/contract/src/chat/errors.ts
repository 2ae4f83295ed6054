/** Refusals of the room that members meet. */
export const ERROR_TEXTS = {
  'chat.closed': 'This conversation is over',
  'chat.elsewhere': 'Live chat is in another window, please open it again',
} as const;
