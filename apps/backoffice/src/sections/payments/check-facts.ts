import { formatAmount, formatMinute } from '../../shared/format.ts';
import { counted, pick } from '../../shared/language.ts';

type Facts = Readonly<Record<string, string>>;
type Sentence = (facts: Facts, passed: boolean) => string;

const money = (amount: string | undefined): string => formatAmount(amount ?? '0');
const time = (at: string | undefined): string => (at === undefined ? '–' : formatMinute(Number(at)));

/** The evidence of each check in one sentence. */
const SENTENCES: Readonly<Record<string, Sentence>> = pick<Readonly<Record<string, Sentence>>>(
  {
    name: ({ holder = '' }, passed) =>
      passed ? `${holder} is the verified name of the member` : `${holder} is not the verified name of the member`,
    turnover: ({ left }, passed) => (passed ? 'Wagering completed' : `${money(left)} wagering left`),
    amount: ({ amount, above }) => `${money(amount)}; amounts above ${money(above)} are reviewed`,
    velocity: ({ made = '0', most = '0' }) => `${made} in 24 hours; reviewed after ${most}`,
    'new-account': ({ addedAt, hours = '0' }) => `Added ${time(addedAt)}; counts as new for ${counted(hours, 'hour')}`,
    'shared-account': ({ members = '0' }) =>
      members === '0'
        ? 'No other member has this account'
        : `${counted(members, 'other member has', 'other members have')} or had this account`,
    'new-device': (_facts, passed) => (passed ? 'Known device' : 'Requested from a new device'),
    'bonus-abuse': (_facts, passed) =>
      passed ? 'No sign of bonus abuse' : 'Play with bonus money broke a rule. See the bonuses',
    'deposit-reversed': ({ reversed = '0' }) => counted(reversed, 'reversed deposit'),
  },
  {
    name: ({ holder = '' }, passed) =>
      passed ? `${holder} là tên đã xác minh của hội viên` : `${holder} không phải tên đã xác minh của hội viên`,
    turnover: ({ left }, passed) => (passed ? 'Không còn vòng cược phải hoàn thành' : `Còn ${money(left)} phải cược`),
    amount: ({ amount, above }) => `${money(amount)}; xem xét khi trên ${money(above)}`,
    velocity: ({ made = '0', most = '0' }) => `${made} lần trong 24 giờ; xem xét sau ${most} lần`,
    'new-account': ({ addedAt, hours = '0' }) => `Thêm lúc ${time(addedAt)}; được coi là mới trong ${hours} giờ`,
    'shared-account': ({ members = '0' }) =>
      members === '0'
        ? 'Không hội viên nào khác có tài khoản này'
        : `${members} hội viên khác có hoặc từng có tài khoản này`,
    'new-device': (_facts, passed) => (passed ? 'Thiết bị đã biết trước đó' : 'Yêu cầu từ một thiết bị chưa biết'),
    'bonus-abuse': (_facts, passed) =>
      passed
        ? 'Không có dấu hiệu lạm dụng tiền thưởng'
        : 'Cách chơi với tiền thưởng vi phạm một quy tắc. Hãy xem các khoản thưởng',
    'deposit-reversed': ({ reversed = '0' }) => `${reversed} khoản nạp bị thu hồi`,
  },
);

export function checkFacts(check: string, passed: boolean, facts: Facts): string {
  return SENTENCES[check]?.(facts, passed) ?? '';
}
