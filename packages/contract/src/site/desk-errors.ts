/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'currency.fixed':
    'Currency and time zone cannot be changed once money has moved, or once lotteries, offers or contracts ' +
    'have amounts',
} as const;
