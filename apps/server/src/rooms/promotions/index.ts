/** The room's jobs, for callers that control the clock. */
export interface Promotions {
  /** Ends expired bonuses. @returns whether there may be more */
  expire(): Promise<boolean>;
  /** Pays cashback and rebates of the periods that ended. */
  payPeriods(): Promise<void>;
  /** Pays both sides of completed referrals. */
  payReferrals(): Promise<void>;
  /** Notifies the site when a referral offer began or ended by its date. */
  followInvitations(): Promise<void>;
  /** Promises the gifts for today's birthdays. */
  giveBirthdays(): Promise<void>;
  /** Marks members who received one offer on the same device. @returns whether there may be more */
  compareDevices(): Promise<boolean>;
}
