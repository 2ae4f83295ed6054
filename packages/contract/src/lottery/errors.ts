/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'account.tickets.open': 'You have tickets for upcoming draws, please close the account after them',
  'draw.closed': 'Sales for this draw are closed',
  'draw.unknown': 'This draw does not exist',
  'cancel.refused': 'Tickets of this game cannot be cancelled',
  'odds.changed': 'The odds have changed, please check your bet',
  'picks.invalid': 'These numbers are not valid for this play',
} as const;
