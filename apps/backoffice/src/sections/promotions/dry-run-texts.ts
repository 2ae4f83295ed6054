import { pick } from '../../shared/language.ts';

/** Words of what an offer would have cost, and of whom it does not reach. */
export const dryRunTexts = pick(
  {
    tried: (days: number, members: number, expected: string, most: string) =>
      `Over the last ${days} days: ${members} members, ${expected} in all, ${most} at most for one.`,
    leftOut: (who: string) => `Left out to protect them: ${who}.`,
    counted: (count: number, why: string) => `${count} ${why}`,
    bars: {
      away: 'on a break, excluded or without an open account',
      raise: 'waiting for a higher limit',
      limit: 'at a limit',
      risk: 'spoken to about their play',
    },
    preview: 'What would be given?',
    previewed: (members: number, sum: string, left: string) =>
      `${members === 1 ? 'One member gets' : `${members} members get`} ${sum} in all; ${left} of the budget is left.`,
    person: (account: string, why: string) => `${account} (${why})`,
  },
  {
    tried: (days: number, members: number, expected: string, most: string) =>
      `${days} ngày qua: ${members} hội viên, tổng ${expected}, nhiều nhất một người ${most}.`,
    leftOut: (who: string) => `Không nhận để được bảo vệ: ${who}.`,
    counted: (count: number, why: string) => `${count} ${why}`,
    bars: {
      away: 'đang tạm nghỉ, tự loại trừ hoặc không có tài khoản mở',
      raise: 'đang chờ nâng giới hạn',
      limit: 'đã chạm giới hạn',
      risk: 'đã được nhắc về việc chơi',
    },
    preview: 'Sẽ tặng những gì?',
    previewed: (members: number, sum: string, left: string) =>
      `${members} hội viên nhận tổng ${sum}; ngân sách còn ${left}.`,
    person: (account: string, why: string) => `${account} (${why})`,
  },
);
