/** Live events of banners, announcements, promotions and help. */
export interface StreamEvents {
  /** Operators changed the content. */
  'content.changed': Record<string, never>;
  /** Number of a member's unread entries, for the kinds that changed. */
  unread: { announcements: number };
}
