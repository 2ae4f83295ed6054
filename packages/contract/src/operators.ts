/** What an operator may do; roles are sets of these. */
export type Permission =
  | 'maintenance.read'
  | 'maintenance.change'
  | 'pages.read'
  | 'pages.change'
  | 'site.read'
  | 'site.change'
  | 'members.read'
  | 'members.disable'
  | 'catalogue.read'
  | 'catalogue.change'
  | 'content.read'
  | 'content.change'
  | 'draws.read'
  | 'draws.void'
  | 'draws.change'
  | 'results.enter'
  | 'odds.change'
  | 'payments.read'
  | 'payments.resolve'
  | 'balance.adjust'
  | 'approvals.read'
  | 'approvals.decide'
  | 'audit.read';

export type OperatorRole = 'admin' | 'support' | 'finance' | 'risk';

/**
 * Where an operator's log-in stands after the right password: `code` asks for the authenticator's code, `password` for
 * a password of the operator's own, `enrol` for setting up an authenticator, `open` is logged in.
 */
export type LoginStep = 'code' | 'password' | 'enrol' | 'open';
