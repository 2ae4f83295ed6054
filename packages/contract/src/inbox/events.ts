/** What members hear live of their inbox. */
export interface StreamEvents {
  /** Messages came, were read or went. */
  'inbox.changed': Record<string, never>;
}
