/** What operators may do with members. */
export const PERMISSIONS = ['members.read', 'members.disable', 'members.reveal'] as const;
