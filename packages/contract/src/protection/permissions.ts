/** What operators may do about how members are protected. */
export const PERMISSIONS = ['protection.read', 'protection.note'] as const;
