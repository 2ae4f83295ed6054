/** The roles that every merchant begins with; rooms say what each may do. Others are made in the console. */
export const STANDARD_ROLES = ['admin', 'support', 'finance', 'risk', 'content'] as const;
export type OperatorRole = (typeof STANDARD_ROLES)[number];

/**
 * Where an operator's log-in stands after the right password: `code` asks for the authenticator's code, `password` for
 * a password of the operator's own, `enrol` for setting up an authenticator, `open` is logged in.
 */
export type LoginStep = 'code' | 'password' | 'enrol' | 'open';
