/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'offer.state': 'The offer is not in a state in which this can be done',
  'offer.terms': 'The terms do not fit together',
  'segment.name': 'Another group has this name',
  'offer.least.stake': 'Some bonus money could then not be staked. Raise “Ends below” of these offers first',
} as const;
