/** What members hear live of offers and bonus money. */
export interface StreamEvents {
  /** A bonus came, was played or ended. */
  'bonus.changed': Record<string, never>;
}
