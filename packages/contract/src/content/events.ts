/** What is heard live of banners, announcements, promotions and help. */
export interface StreamEvents {
  /** Operators changed what is told. */
  'content.changed': Record<string, never>;
  /** Unread entries of one member, of those kinds that changed. */
  unread: { announcements: number };
}
