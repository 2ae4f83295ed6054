/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'chat.untranslated': 'The translation failed. Write the text yourself or try again',
  'chat.taken': 'A colleague has taken this conversation',
} as const;
