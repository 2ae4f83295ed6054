import { formatAmount, formatMinute } from '../../shared/format.ts';
import { counted, translated } from '../../shared/language.ts';

type Facts = Readonly<Record<string, string>>;
type Sentence = (facts: Facts, passed: boolean) => string;

const money = (amount: string | undefined): string => formatAmount(amount ?? '0');
const time = (at: string | undefined): string => (at === undefined ? '–' : formatMinute(Number(at)));

/** The evidence of each check in one sentence; amounts and times are formatted. */
export const SENTENCES: Readonly<Record<string, Sentence>> = translated<Readonly<Record<string, Sentence>>>(
  'paymentsCheckFacts',
  {
    name: ({ holder = '' }, passed) =>
      passed ? `${holder} is the verified name of the member` : `${holder} is not the verified name of the member`,
    turnover: ({ left }, passed) => (passed ? 'Wagering completed' : `${left} wagering left`),
    amount: ({ amount, above }) => `${amount}; amounts above ${above} are reviewed`,
    velocity: ({ made = '0', most = '0' }) => `${made} in 24 hours; reviewed after ${most}`,
    'new-account': ({ addedAt, hours = '0' }) => `Added ${addedAt}; counts as new for ${counted(hours, 'hour')}`,
    'shared-account': ({ members = '0' }) =>
      members === '0'
        ? 'No other member has this account'
        : `${counted(members, 'other member has', 'other members have')} or had this account`,
    'new-device': (_facts, passed) => (passed ? 'Known device' : 'Requested from a new device'),
    'bonus-abuse': (_facts, passed) =>
      passed ? 'No sign of bonus abuse' : 'Play with bonus money broke a rule. See the bonuses',
    'deposit-reversed': ({ reversed = '0' }) => counted(reversed, 'reversed deposit'),
    debt: ({ owed }, passed) => (passed ? 'The member owes nothing' : `The member owes ${owed}`),
  },
);

/** The evidence of a check; empty for a check without a sentence. */
export function checkFacts(check: string, passed: boolean, facts: Facts): string {
  const { left, amount, above, owed, addedAt } = facts;
  const amounts = { left: money(left), amount: money(amount), above: money(above), owed: money(owed) };
  return SENTENCES[check]?.({ ...facts, ...amounts, addedAt: time(addedAt) }, passed) ?? '';
}
