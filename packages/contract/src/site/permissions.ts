/** Permissions for the site, its pages and its maintenance. */
export const PERMISSIONS = [
  'maintenance.read',
  'maintenance.change',
  'pages.read',
  'pages.change',
  'site.read',
  'site.change',
] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['site.controls', 'site.messages'] as const;
/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['site.change'] as const;
