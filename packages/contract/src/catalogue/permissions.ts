/** Permissions for vendors and games. */
export const PERMISSIONS = ['catalogue.read', 'catalogue.change'] as const;
