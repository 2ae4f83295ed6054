export interface Backoffice {
  /**
   * Creates an operator; returns the password for the first login, which is not stored.
   * @throws Error naming what is wrong
   */
  addOperator(name: string, role: string): Promise<{ name: string; password: string }>;
  /** Disables an operator and ends their sessions. @throws Error when there is no such operator */
  disableOperator(name: string): Promise<void>;
  /**
   * Creates the token of the set-up address and invalidates the previous one; null when an operator exists. A serving
   * process calls it once and prints the address.
   */
  makeSetupToken(): Promise<string | null>;
  /** Expires overdue requests and executes approved ones that were left behind. The job calls it. */
  tendApprovals(): Promise<void>;
}
