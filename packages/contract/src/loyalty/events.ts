/** Live events of a member's levels and rewards. */
export interface StreamEvents {
  /** Rewards were added, collected or expired, or the level changed. */
  'rewards.changed': Record<string, never>;
}
