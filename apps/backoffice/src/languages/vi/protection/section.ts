import type { sectionTexts } from '../../../sections/protection/section-texts.ts';

export const protectionSection: typeof sectionTexts = {
  acts: 'Bảo vệ hội viên',
  alerts: 'Dấu hiệu nguy hại',
  member: 'Bảo vệ hội viên',
  action: (account) => `Bảo vệ hội viên ${account}`,
  limits: 'Giới hạn và tự loại trừ',
  risk: 'Rủi ro',
  riskHint: 'Theo số dấu hiệu nguy hại đang mở: không có, một, nhiều hơn',
  risks: { low: 'Thấp', medium: 'Trung bình', high: 'Cao' },
  facts: {
    'deposit.day': 'Nạp, mỗi ngày',
    'deposit.week': 'Nạp, mỗi tuần',
    'deposit.month': 'Nạp, mỗi tháng',
    'loss.day': 'Thua, mỗi ngày',
    'loss.week': 'Thua, mỗi tuần',
    'loss.month': 'Thua, mỗi tháng',
    'stake.day': 'Cược, mỗi ngày',
    'stake.week': 'Cược, mỗi tuần',
    'stake.month': 'Cược, mỗi tháng',
    'session.day': 'Số phút, mỗi ngày',
    timedOut: 'Tạm nghỉ đến',
    excluded: 'Loại trừ đến',
  },
};
