import type { SENTENCES } from '../../../sections/payments/check-facts.ts';

export const paymentsCheckFacts: typeof SENTENCES = {
  name: ({ holder = '' }, passed) =>
    passed ? `${holder} là tên đã xác minh của hội viên` : `${holder} không phải tên đã xác minh của hội viên`,
  turnover: ({ left }, passed) => (passed ? 'Không còn vòng cược phải hoàn thành' : `Còn ${left} phải cược`),
  amount: ({ amount, above }) => `${amount}; xem xét khi trên ${above}`,
  velocity: ({ made = '0', most = '0' }) => `${made} lần trong 24 giờ; xem xét sau ${most} lần`,
  'new-account': ({ addedAt, hours = '0' }) => `Thêm lúc ${addedAt}; được coi là mới trong ${hours} giờ`,
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
  debt: ({ owed }, passed) => (passed ? 'Hội viên không còn nợ' : `Hội viên còn nợ ${owed}`),
};
