/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'game.unavailable': 'This game is not available yet',
  'vendor.maintenance': 'This provider is under maintenance',
} as const;
