/** Refusals of the room that operators alone meet. */
export const OPERATOR_ERROR_TEXTS = {
  'currency.fixed':
    'Currency and time zone are fixed once money has moved, or once lotteries, offers or contracts have amounts',
} as const;
