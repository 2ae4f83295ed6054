/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'auto.unavailable': 'Auto bet is not offered here',
  'auto.over': 'Auto bet has ended',
  'choice.invalid': 'This choice is not possible in this game',
  'round.open': 'Please finish your open round first',
  'round.changed': 'This round has other steps than the request assumes',
  'round.closed': 'This round is over',
  'round.too.soon': 'Please wait a moment before the next round',
} as const;
