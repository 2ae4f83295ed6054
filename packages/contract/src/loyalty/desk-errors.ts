/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'levels.changed': 'Somebody has changed the levels meanwhile',
  'levels.held': 'Members stand on a level that would go',
  'mission.changed': 'The mission has changed since you opened it. Load the page again and repeat your change',
} as const;
