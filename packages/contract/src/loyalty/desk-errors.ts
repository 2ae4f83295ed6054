/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'levels.changed': 'Another operator has changed the levels. Reload the page',
  'levels.held': 'Members hold a level that would be removed',
  'mission.changed': 'The mission has changed since you opened it. Load the page again and repeat your change',
} as const;
