/** Permissions for the protection of members. */
export const PERMISSIONS = ['protection.read', 'protection.note'] as const;
