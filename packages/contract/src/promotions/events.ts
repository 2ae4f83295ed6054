/** Live events of a member's offers and bonus money. */
export interface StreamEvents {
  /** A bonus was granted, played or ended. */
  'bonus.changed': Record<string, never>;
}
