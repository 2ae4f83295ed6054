/** Permissions for acts on members, and for log-ins by other providers. */
export const PERMISSIONS = [
  'members.disable',
  'members.label',
  'members.reveal',
  'logins.read',
  'logins.connect',
] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['identity.login', 'identity.totp'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['members.label'] as const;
