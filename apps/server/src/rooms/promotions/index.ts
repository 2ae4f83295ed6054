/** What jobs of the room do, for those who drive time themselves. */
export interface Promotions {
  /** Ends bonuses whose time is over. @returns whether there may be more */
  expire(): Promise<boolean>;
  /** Pays cashback and rebates of the periods that ended. */
  payPeriods(): Promise<void>;
  /** Gives both sides their part of referrals that have come true. */
  payReferrals(): Promise<void>;
  /** Tells the site when an offer for invitations began or ended by its date. */
  followInvitations(): Promise<void>;
  /** Promises what offers give for birthdays of today. */
  giveBirthdays(): Promise<void>;
  /** Notes members who had one offer from one device. @returns whether there may be more */
  compareDevices(): Promise<boolean>;
}
