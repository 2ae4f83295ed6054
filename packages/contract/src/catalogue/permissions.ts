/** What operators may do with vendors and games. */
export const PERMISSIONS = ['catalogue.read', 'catalogue.change'] as const;
