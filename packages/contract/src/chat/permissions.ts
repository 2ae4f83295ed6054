/** What operators may do with conversations. */
export const PERMISSIONS = ['chat.read', 'chat.answer', 'chat.manage'] as const;
