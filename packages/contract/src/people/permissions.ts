/** Permission to see members. */
export const PERMISSIONS = ['members.read'] as const;
