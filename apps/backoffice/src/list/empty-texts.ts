import { translated } from '../shared/language.ts';

/** Why a list can be empty, and where to look next. */
export interface EmptyWords {
  /** When a row appears in the list. */
  why: string;
  /** A page of the console that decides what appears here. */
  to?: { label: string; path: string };
}

/** Texts by the name of the list. */
export const emptyTexts: Readonly<Record<string, EmptyWords>> = translated<Readonly<Record<string, EmptyWords>>>(
  'listEmpty',
  {
    withdrawals: {
      why:
        'A withdrawal appears here when a check needs a review, such as a large amount or a new ' +
        'account. All others are sent without an operator.',
      to: { label: 'Go to Withdrawal terms', path: 'withdrawal-terms' },
    },
    deposits: {
      why:
        'A deposit appears here when a member asks to pay. Deposits that the provider confirms ' +
        'are credited automatically.',
      to: { label: 'Go to Deposit methods', path: 'deposit-methods' },
    },
    reviews: {
      why:
        'A payment appears here when a provider’s report does not match an order: ' +
        'another amount, another payer, or no order at all.',
      to: { label: 'Go to Payment providers', path: 'payment-providers' },
    },
    identities: {
      why:
        'A document appears here when a member uploads a picture and the identity provider ' +
        'made no automatic decision.',
      to: { label: 'Go to Identity providers', path: 'identity-providers' },
    },
    protectionAlerts: {
      why:
        'A sign of harm appears here when a member’s play changes: deposits that rise week after ' +
        'week, play at night, or limits that are reached repeatedly.',
      to: { label: 'Go to Protection', path: 'protection' },
    },
    protectionActs: {
      why:
        'An entry appears here when a member sets a limit, takes a break or excludes themselves, ' +
        'and when an operator records a contact.',
    },
    alarms: {
      why:
        'An alarm appears here when a measured value crosses the threshold of a rule. There are ' +
        'no alarms without rules. Add one under “Rules”.',
    },
    tasks: {
      why: 'A task appears here when an operator assigns one to a colleague, or when an approved request failed.',
    },
    approvals: { why: 'A request appears here when an operator makes a change that needs a second operator.' },
    cases: { why: 'Feedback appears here when a member sends the feedback form.' },
    mailings: {
      why: 'A message appears here after an operator has sent it. Automatic messages of the site ' + 'are not listed.',
    },
    members: {
      why: 'A member appears here after registering, or when an agent adds one.',
      to: { label: 'Go to Site', path: 'site' },
    },
    ledger: {
      why:
        'An entry appears here with every movement of the member’s money: deposits, bets, wins, ' +
        'bonuses and adjustments.',
    },
    bets: { why: 'A bet appears here as soon as the member places one, in any product.' },
    bonuses: {
      why: 'A bonus appears here when a member receives an offer, or when an operator gives a bonus.',
      to: { label: 'Go to Promotions', path: 'offers' },
    },
    offers: { why: 'An offer appears here after it has been created. Members see it from its first day.' },
    applications: {
      why: 'An application appears here when a member applies for a promotion that asks for it.',
      to: { label: 'Go to Content', path: 'content' },
    },
    rewards: {
      why: 'A reward appears here when a member reaches a level or completes a mission.',
      to: { label: 'Go to Missions', path: 'missions' },
    },
    freeRounds: {
      why: 'Free rounds appear here when an operator or an offer awards them. The vendor has to support them.',
      to: { label: 'Go to Vendors', path: 'vendors' },
    },
    draws: {
      why: 'Draws appear here from the schedule of each lottery that is switched on.',
      to: { label: 'Go to Lotteries', path: 'lotteries' },
    },
    'originals/rounds': {
      why: 'A round appears here when a member plays an in-house game.',
      to: { label: 'Go to In-house games', path: 'originals' },
    },
    'originals/flights': {
      why: 'A flight appears here after every round of the crash game, which runs while the game is switched on.',
      to: { label: 'Go to In-house games', path: 'originals' },
    },
    'originals/seeds': {
      why:
        'A pair of seeds appears here when a member first plays an in-house game, and after every ' +
        'change of seeds.',
    },
    'catalogue/games': {
      why: 'Games appear here when a vendor’s list has been imported.',
      to: { label: 'Go to Vendors', path: 'vendors' },
    },
    contentEntries: { why: 'An entry appears here after it has been written. Members see it from its first day.' },
    agents: {
      why: 'An agent appears here when an application is approved or a member receives a contract.',
      to: { label: 'Go to Agent applications', path: 'agent-applications' },
    },
    agentApplications: { why: 'An application appears here when a member asks to become an agent.' },
    agencyBills: {
      why: 'A bill appears here after the settlement of a period that a contract covers.',
      to: { label: 'Go to Settlement', path: 'settlement' },
    },
    audit: { why: 'An entry appears here with every change that an operator makes.' },
    exports: { why: 'An export appears here when you start one from a list. It can be downloaded for a limited time.' },
    operators: { why: 'An operator appears here after two operators have added one.' },
    tokens: { why: 'A token appears here after you have created one for a program.' },
    tokenUses: { why: 'A call appears here each time a program uses a token.' },
    chats: { why: 'A conversation appears here when a member writes to the live chat.' },
  },
);
