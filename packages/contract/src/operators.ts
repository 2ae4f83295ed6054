export type OperatorRole = 'admin' | 'support' | 'finance' | 'risk';

/**
 * Where an operator's log-in stands after the right password: `code` asks for the authenticator's code, `password` for
 * a password of the operator's own, `enrol` for setting up an authenticator, `open` is logged in.
 */
export type LoginStep = 'code' | 'password' | 'enrol' | 'open';
