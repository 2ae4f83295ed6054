/** Permissions for acts on members. */
export const PERMISSIONS = ['members.disable', 'members.label', 'members.reveal'] as const;

/** Permissions by which money or value can reach members; an emergency does not grant them. */
export const PAYING = ['members.label'] as const;
