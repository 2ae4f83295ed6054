/** Refusals of the room that operators alone meet. */
export const OPERATOR_ERROR_TEXTS = {
  'chat.taken': 'A colleague has this conversation',
} as const;
