/** Live events of a member's inbox. */
export interface StreamEvents {
  /** Messages arrived, were read or were removed. */
  'inbox.changed': Record<string, never>;
}
