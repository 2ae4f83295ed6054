import type { IconName } from '@fairlot/ui';
import { circleDot, coins, file, gavel, messageText, note, pulse, trophy } from '@fairlot/ui/icons';
import { translated } from '../../../shared/language.ts';
import { betStates, PAYMENT_STATE_CLASSES, paymentStates } from '../../../shared/payment-states.ts';
import { kindWords } from '../../../shared/transfer-kinds.ts';

/** Texts of a member's timeline. */
export const timelineTexts = translated('identityTimeline', {
  title: 'Timeline',
  filter: 'Filter by group',
  kinds: 'Filter by kind',
  all: 'All',
  groups: { money: 'Money', play: 'Play', safety: 'Safety', contact: 'Contact', decisions: 'Decisions' },
  more: 'Show earlier events',
  none: 'Nothing has happened yet. Log-ins, bets, payments and messages will appear here.',
  noneOf: 'The member has no events of this type.',
});

export const kindTexts = translated('identityTimelineKinds', {
  login: 'Log-in',
  registration: 'Account',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  withdrawalDecision: 'Withdrawal',
  movement: 'Balance',
  bonus: 'Bonus',
  reward: 'Reward',
  level: 'VIP level',
  harm: 'Sign of harm',
  document: 'Document',
  message: 'Message',
  feedback: 'Feedback',
  chat: 'Chat',
  note: 'Note',
  decision: 'Operator',
});

export const pluralTexts = translated('identityTimelinePlurals', {
  login: 'Log-ins',
  registration: 'Registration',
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  withdrawalDecision: 'Decisions on withdrawals',
  movement: 'Other transactions',
  bet: 'Bets',
  win: 'Wins',
  bonus: 'Bonuses',
  reward: 'Rewards',
  level: 'VIP levels',
  protection: 'Limits and breaks',
  harm: 'Signs of harm',
  document: 'Documents',
  message: 'Messages',
  feedback: 'Feedback',
  chat: 'Chats',
  note: 'Notes',
  decision: 'Decisions on the account',
});

type Codes = Readonly<Record<string, string>>;

export const codes: Readonly<Record<string, Codes>> = translated<Readonly<Record<string, Codes>>>(
  'identityTimelineCodes',
  {
    login: { entered: 'Logged in', refused: 'Failed' },
    registration: { registered: 'registered' },
    given: { waiting: 'Pending', active: 'Active', converted: 'Real money', spent: 'Used up', collected: 'Collected' },
    ended: {
      expired: 'Expired',
      givenUp: 'Forfeited',
      cancelled: 'Cancelled',
      open: 'Open',
      closed: 'Closed',
      looked: 'Reviewed',
    },
    document: {
      passport: 'Passport',
      identityCard: 'Identity card',
      drivingLicence: 'Driving licence',
      front: 'Front',
      back: 'Back',
      face: 'Face',
    },
    message: { unread: 'Unread', read: 'Read', answered: 'Answered' },
    chat: { waiting: 'Waiting', open: 'Open', closed: 'Closed' },
    decision: {
      'member.disabled': 'disabled the account',
      'member.enabled': 'enabled the account',
      'member.revealed': 'viewed personal data',
      'member.totp.removed': 'removed the authenticator',
      'balance.adjusted': 'adjusted the balance',
      'approval.requested': 'requested an approval',
      'note.added': 'added a note',
    },
  },
);

interface KindWords {
  icon: IconName;
  /** Before the title of the event; absent if the title is enough. */
  label?: string;
  plural: string;
  codes?: Codes;
}

const kindOf = (name: keyof typeof pluralTexts, icon: IconName, own: Codes = {}): KindWords => {
  const label: string | undefined = (kindTexts as Codes)[name];
  return { icon, plural: pluralTexts[name], codes: own, ...(label === undefined ? {} : { label }) };
};
const given = { ...codes['given'], ...codes['ended'] };

/** Words and icons of the kinds of events. */
export const KINDS: Readonly<Record<string, KindWords>> = {
  login: kindOf('login', 'phone', codes['login']),
  registration: kindOf('registration', 'user-plus', codes['registration']),
  deposit: kindOf('deposit', 'download', paymentStates.deposit),
  withdrawal: kindOf('withdrawal', 'upload', paymentStates.withdrawal),
  withdrawalDecision: kindOf('withdrawalDecision', gavel, paymentStates.withdrawal),
  movement: kindOf('movement', coins, kindWords),
  bet: kindOf('bet', 'receipt', betStates),
  win: kindOf('win', trophy, betStates),
  bonus: kindOf('bonus', 'gift', given),
  reward: kindOf('reward', 'gift', given),
  level: kindOf('level', 'crown'),
  protection: kindOf('protection', 'shield'),
  harm: kindOf('harm', pulse, codes['ended']),
  document: kindOf('document', file, { ...codes['ended'], ...codes['document'] }),
  message: kindOf('message', 'mail', codes['message']),
  feedback: kindOf('feedback', messageText, { ...codes['ended'], ...codes['message'] }),
  chat: kindOf('chat', 'message', codes['chat']),
  note: kindOf('note', note),
  decision: kindOf('decision', circleDot, codes['decision']),
};

/** The tone of a status. */
export const STATE_CLASSES: Readonly<Record<string, 'good' | 'bad' | 'wait' | 'info'>> = {
  ...Object.fromEntries(
    Object.entries(PAYMENT_STATE_CLASSES).map(([state, look]) => [state, look.split('--')[1] as 'good' | 'bad']),
  ),
  won: 'good',
  open: 'info',
  entered: 'good',
  active: 'good',
  collected: 'good',
  converted: 'good',
  waiting: 'wait',
};

/** Whether an amount is the member's: not that of a cancelled deposit or of a reward that waits. */
export const hasArrived = (state: string | null): boolean => state === null || STATE_CLASSES[state] === 'good';
