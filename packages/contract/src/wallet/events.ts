/** Live events of a member's money. */
export interface StreamEvents {
  /** `bonusBalance` is present when bonus money changed. */
  balance: { sumBalance: string; bonusBalance?: string };
}
