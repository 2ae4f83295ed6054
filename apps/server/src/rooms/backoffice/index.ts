export interface Backoffice {
  /**
   * Creates an operator; returns the password for the first login, which is not stored.
   * @throws Error naming what is wrong
   */
  addOperator(name: string, role: string): Promise<{ name: string; password: string }>;
  /** Disables an operator and ends their sessions. @throws Error when there is no such operator */
  disableOperator(name: string): Promise<void>;
  /** The token of the set-up address, which each serving process prints; null when an operator exists. */
  setupToken(): Promise<string | null>;
  /** Expires overdue requests and executes approved ones that were left behind. The job calls it. */
  tendApprovals(): Promise<void>;
}
