/** The roles that every merchant starts with; rooms define their permissions. More roles can be made in the console. */
export const STANDARD_ROLES = ['admin', 'support', 'finance', 'risk', 'content'] as const;
export type OperatorRole = (typeof STANDARD_ROLES)[number];

/**
 * Step of an operator's log-in after the right password. `code`: the authenticator's code is required. `password`: the
 * operator has to choose their own password. `enrol`: an authenticator has to be set up. `open`: logged in.
 */
export type LoginStep = 'code' | 'password' | 'enrol' | 'open';
