/** Permissions for draws, results and odds. */
export const PERMISSIONS = ['draws.read', 'draws.void', 'draws.change', 'results.enter', 'odds.change'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['draws.void', 'draws.change', 'results.enter', 'odds.change'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = [
  'draw.void',
  'odds.publish',
  'draw.postpone',
  'rules.publish',
  'lottery.add',
  'lottery.change',
  'lottery.pools',
  'lottery.feed',
] as const;
