/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'chat.closed': 'This conversation has ended',
  'chat.elsewhere': 'Live chat is open in another window. Open it again to continue here',
} as const;
