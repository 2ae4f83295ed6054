import type { sectionTexts } from '../../../sections/agency/section-texts.ts';

export const agencySection: typeof sectionTexts = {
  agents: 'Đại lý',
  tree: 'Cây đại lý',
  bills: 'Hóa đơn hợp đồng',
  settlement: 'Quyết toán',
  move: 'Chuyển trong cây',
  run: 'Quyết toán đại lý',
  billCorrection: 'Điều chỉnh hóa đơn',
  dayCorrection: 'Điều chỉnh số liệu một ngày',
  agentPay: 'Đã trả đại lý',
  agent: 'Đại lý trên',
  playerNet: 'Thắng thua, 30 ngày',
  facts: {
    upline: 'Tuyến trên',
    team: 'Hội viên bên dưới',
    turnover: 'Doanh số đội, 30 ngày',
    commission: 'Đã nhận, 30 ngày',
    owed: 'Hóa đơn còn mở',
  },
};
