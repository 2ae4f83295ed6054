/** What operators may do with draws, results and odds. */
export const PERMISSIONS = ['draws.read', 'draws.void', 'draws.change', 'results.enter', 'odds.change'] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['draws.void', 'draws.change', 'results.enter', 'odds.change'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = [
  'draw.void',
  'odds.publish',
  'draw.postpone',
  'rules.publish',
  'lottery.add',
  'lottery.change',
] as const;
