/** What operators may do with members. */
export const PERMISSIONS = ['members.read', 'members.disable'] as const;
