/** What members hear live of levels and rewards. */
export interface StreamEvents {
  /** Rewards came, were collected or expired, or the level is another one. */
  'rewards.changed': Record<string, never>;
}
