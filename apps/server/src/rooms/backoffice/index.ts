export interface Backoffice {
  /**
   * Makes an operator; answers the password for the first log-in, which is kept nowhere.
   * @throws Error naming what is wrong
   */
  addOperator(name: string, role: string): Promise<{ name: string; password: string }>;
  /** Refuses an operator from now on and ends the sessions. @throws Error when there is no such operator */
  disableOperator(name: string): Promise<void>;
  /** Ends requests whose time is over and carries out what was approved and left behind. The job calls it. */
  tendApprovals(): Promise<void>;
}
