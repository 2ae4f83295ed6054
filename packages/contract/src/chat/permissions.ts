/** Permissions for conversations. */
export const PERMISSIONS = ['chat.read', 'chat.answer', 'chat.manage'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['chat.translator'] as const;
