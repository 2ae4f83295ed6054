import { counted, pick } from '../../shared/language.ts';

/** Texts between the fields of an offer, about its estimated cost, and about members it does not reach. */
export const offerTexts = pick(
  {
    addSegment: 'Add a segment',
    weight: 'Weight',
    reward: 'Reward',
    wagering: 'Wagering',
    wageringHint: 'Turnover required before the money can be withdrawn.',
    who: 'Eligibility',
    whoBrings: 'For referrals, this applies to the members who refer. ',
    never:
      'Never offered to members who are on a break, excluded, at a limit, waiting for a higher ' +
      'limit, or contacted about their play.',
    words: 'Texts',
    cost: 'Cost',
    over: (days: number) => `Based on member activity in the last ${counted(days, 'day')}.`,
    members: 'Members',
    expected: 'Total',
    mostForOne: 'Maximum per member',
    leftOut: (who: string) => `Excluded for their protection: ${who}.`,
    noneExcluded: 'No members are excluded for their protection.',
    counted: (count: number, why: string) => `${count} ${why}`,
    bars: {
      away: 'on a break, excluded or without an open account',
      raise: 'waiting for a higher limit',
      limit: 'at a limit',
      risk: 'contacted about their play',
    },
    preview: 'Preview rewards',
    previewed: (members: number, sum: string, left: string) =>
      `${members === 1 ? '1 member gets' : `${members} members get`} ${sum} in total. Budget left: ${left}.`,
    person: (account: string, why: string) => `${account} (${why})`,
  },
  {
    addSegment: 'Thêm ô',
    weight: 'Trọng số',
    reward: 'Phần thưởng',
    wagering: 'Vòng cược',
    wageringHint: 'Doanh số cược cần có trước khi rút được tiền.',
    who: 'Dành cho ai',
    whoBrings: 'Với giới thiệu bạn bè, điều kiện này áp dụng cho người giới thiệu. ',
    never:
      'Không bao giờ mời người tạm nghỉ, tự loại trừ, chạm giới hạn, chờ nâng giới hạn hoặc đã được nhắc về việc chơi.',
    words: 'Nội dung',
    cost: 'Chi phí',
    over: (days: number) => `Theo hoạt động của hội viên trong ${days} ngày qua.`,
    members: 'Hội viên',
    expected: 'Tổng cộng',
    mostForOne: 'Tối đa một hội viên',
    leftOut: (who: string) => `Bị loại ra để bảo vệ: ${who}.`,
    noneExcluded: 'Không có hội viên nào bị loại ra để bảo vệ.',
    counted: (count: number, why: string) => `${count} ${why}`,
    bars: {
      away: 'đang tạm nghỉ, tự loại trừ hoặc không có tài khoản mở',
      raise: 'đang chờ nâng giới hạn',
      limit: 'đã chạm giới hạn',
      risk: 'đã được nhắc về việc chơi',
    },
    preview: 'Xem trước phần thưởng',
    previewed: (members: number, sum: string, left: string) =>
      `${members} hội viên nhận tổng ${sum}; ngân sách còn ${left}.`,
    person: (account: string, why: string) => `${account} (${why})`,
  },
);
