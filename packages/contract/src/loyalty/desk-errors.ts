/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'levels.changed': 'Another operator has changed the levels. Load the page again and repeat your change',
  'levels.held': 'A level cannot be removed while members are on it',
  'mission.changed': 'The mission has changed since you opened it. Load the page again and repeat your change',
} as const;
