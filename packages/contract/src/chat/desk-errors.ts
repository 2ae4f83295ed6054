/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'chat.untranslated': 'The translation failed. Translate the text yourself or try again',
  'chat.taken': 'A colleague is handling this conversation',
} as const;
