/** Refusals of the room that operators alone meet. */
export const OPERATOR_ERROR_TEXTS = {
  'offer.state': 'The offer is not in a state in which this can be done',
  'offer.terms': 'The terms do not fit together',
  'segment.name': 'Another group has this name',
  'offer.leastStake':
    'Bonus money of an offer could be neither staked nor ended with this least stake. ' +
    'Raise “Ends below” of the offer first',
} as const;
