/** What members hear live of their money. */
export interface StreamEvents {
  balance: { sumBalance: string };
}
