// Free of TypeBox, to keep it out of the console's bundle. Console and documents share these words; the other languages
// are in `report-words`.

type Words = Readonly<Record<string, string>>;

/** The words of reports in one language, by the names of reports, groupings, numbers and keys. */
export interface ReportWords {
  titles: Words;
  groups: Words;
  numbers: Words;
  /** Names of the keys of rows, by grouping; keys of other groupings have their names in the data. */
  values: Readonly<Record<string, Words>>;
}

/** Titles of reports by name. */
export const REPORT_TITLES: Words = {
  revenue: 'Revenue',
  players: 'Players',
  cohorts: 'Player retention',
  payments: 'Payments',
  registrationFunnel: 'Registration funnel',
  cohortValue: 'Lifetime value',
  depositFunnel: 'Deposit funnel',
  vendors: 'Vendor games',
  agents: 'Agent teams',
  agentLimits: 'Agents over their limits',
  originals: 'In-house games',
  promotions: 'Promotions',
  gameReturns: 'Returns of in-house games',
  lotteryReturns: 'Returns of lotteries',
};

/** Names of groupings and filters. */
export const REPORT_GROUPS: Words = {
  product: 'Product',
  vendor: 'Vendor',
  game: 'Game',
  play: 'Bet type',
  method: 'Payment method',
  provider: 'Provider',
  team: 'Agent',
  offer: 'Offer',
  kind: 'Type of offer',
};

/** Names of the numbers of reports. */
export const REPORT_NUMBERS: Words = {
  turnover: 'Turnover',
  paid: 'Paid out',
  revenue: 'Revenue',
  bets: 'Bets',
  lines: 'Lines',
  rounds: 'Rounds',
  players: 'Players',
  visits: 'Visits',
  registered: 'Registered',
  week0: 'In that week',
  cost: 'Cost',
  gifts: 'Bonuses and rewards',
  members: 'Members',
  converted: 'Converted to real money',
  week1: 'After 1 week',
  week2: 'After 2 weeks',
  week3: 'After 3 weeks',
  week4: 'After 4 weeks',
  week6: 'After 6 weeks',
  week8: 'After 8 weeks',
  value1: 'Net deposits per member, 1 week',
  value2: '2 weeks',
  value4: '4 weeks',
  value8: '8 weeks',
  verified: 'Verified their identity',
  deposited: 'Deposited',
  played: 'Placed a bet',
  asked: 'Requested',
  prepared: 'Payment details issued',
  paidIn: 'Paid',
  cancelled: 'Cancelled',
  expired: 'Expired',
  failed: 'Failed',
  expected: 'Exact return',
  deviation: 'Standard deviation',
  askers: 'Members who requested',
  payers: 'Members who paid',
  in: 'Paid in',
  out: 'Paid out',
  difference: 'Difference',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  prizes: 'Prizes',
  commission: 'Paid to agents',
  loss: 'Team losses',
  overLimit: 'Above 30% of losses',
  owing: 'Owed to downline',
};

/** Names of the keys of rows, by grouping. */
export const REPORT_VALUES: ReportWords['values'] = {
  product: {
    lottery: 'Lottery',
    slots: 'Slots',
    live: 'Live casino',
    pvp: 'Card games',
    fish: 'Fishing',
    sports: 'Sports',
    esports: 'Esports',
    cockfight: 'Cockfight',
    originals: 'In-house games',
  },
  kind: {
    firstDeposit: 'First deposit',
    reload: 'Every deposit',
    cashback: 'Cashback on losses',
    rebate: 'Rebate on turnover',
    code: 'Code',
    claim: 'Claimable on request',
    redPacket: 'Red packet',
    wheel: 'Lucky wheel',
    referral: 'Referral',
    birthday: 'Birthday',
    manual: 'Manual',
  },
  method: { withdrawal: 'Withdrawals' },
  provider: { 'by-hand': 'Manual payouts' },
};

/** Reports whose rows have no sum: averages, shares, and members who may be in several rows. */
export const WITHOUT_TOTAL: ReadonlySet<string> = new Set(['players', 'cohorts', 'cohortValue', 'gameReturns']);

/** Numbers of members, who may be in several rows of a report, so that their sum would count them several times. */
export const WITHOUT_SUM: ReadonlySet<string> = new Set(['players', 'members', 'askers', 'payers']);
