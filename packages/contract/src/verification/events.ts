/** Live events of a member's verification. */
export interface StreamEvents {
  /** Operators or a provider decided about the member's identity, or removed the decision. */
  'identity.changed': Record<string, never>;
}
