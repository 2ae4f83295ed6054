/** What members hear live of their money. */
export interface StreamEvents {
  /** `bonusBalance` is there when bonus money changed. */
  balance: { sumBalance: string; bonusBalance?: string };
}
