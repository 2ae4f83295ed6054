/** Permissions for conversations. */
export const PERMISSIONS = ['chat.read', 'chat.answer', 'chat.manage'] as const;
