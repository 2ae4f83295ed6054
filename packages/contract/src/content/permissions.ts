/** Permissions for content: banners, announcements, promotions, help, sponsors. */
export const PERMISSIONS = ['content.read', 'content.change'] as const;
