/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'offer.state': 'The status of the offer does not allow this',
  'offer.terms': 'These terms contradict each other',
  'segment.name': 'Another group already has this name',
  'offer.least.stake':
    'Some bonus money could then not be staked. Raise “Ends when balance is below” of these offers first',
} as const;
