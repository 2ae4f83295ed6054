/** Permissions for acts on members. */
export const PERMISSIONS = ['members.disable', 'members.reveal'] as const;
