/** Permissions for members. */
export const PERMISSIONS = ['members.read', 'members.disable', 'members.reveal'] as const;
