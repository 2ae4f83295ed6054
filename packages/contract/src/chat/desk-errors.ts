/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'chat.untranslated': 'No translation came, please write it yourself or try again',
  'chat.taken': 'A colleague has this conversation',
} as const;
