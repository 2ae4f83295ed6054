/** What operators may do with messages to members and with what members wrote by form. */
export const PERMISSIONS = ['inbox.read', 'inbox.send', 'inbox.answer'] as const;
