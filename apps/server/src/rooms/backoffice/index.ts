export interface Backoffice {
  /**
   * Makes an operator; answers the password for the first log-in, which is kept nowhere.
   * @throws Error naming what is wrong
   */
  addOperator(name: string, role: string): Promise<{ name: string; password: string }>;
  /** Refuses an operator from now on and ends the sessions. @throws Error when there is no such operator */
  disableOperator(name: string): Promise<void>;
  /**
   * Makes the token of the set-up address, which ends the one before it; null when there is an operator. A process that
   * serves calls it once, and prints the address.
   */
  makeSetupToken(): Promise<string | null>;
  /** Ends requests whose time is over and carries out what was approved and left behind. The job calls it. */
  tendApprovals(): Promise<void>;
}
