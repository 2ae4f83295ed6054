/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'offer.state': 'This cannot be done in the current state of the offer',
  'offer.terms': 'These terms contradict each other',
  'segment.name': 'Another segment has this name',
  'offer.least.stake': 'Some bonus money could then not be staked. Raise “Ends below” of these offers first',
} as const;
