/** Permissions for messages to members and for messages that members sent by form. */
export const PERMISSIONS = ['inbox.read', 'inbox.send', 'inbox.answer'] as const;
