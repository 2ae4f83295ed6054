/** What operators may do with what is told: banners, announcements, promotions, help, sponsors. */
export const PERMISSIONS = ['content.read', 'content.change'] as const;
