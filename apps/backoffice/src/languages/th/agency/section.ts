import type { sectionTexts } from '../../../sections/agency/section-texts.ts';

export const agencySection: typeof sectionTexts = {
  agents: 'ตัวแทน',
  tree: 'ผังตัวแทน',
  bills: 'บิลสัญญา',
  settlement: 'การคิดยอด',
  move: 'ย้ายในผัง',
  run: 'การคิดยอดตัวแทน',
  billCorrection: 'แก้ไขบิล',
  dayCorrection: 'แก้ไขตัวเลขของวัน',
  agentPay: 'จ่ายให้ตัวแทน',
  agent: 'ตัวแทน',
  playerNet: 'สุทธิของผู้เล่น 30 วัน',
  facts: {
    upline: 'สายบน',
    team: 'สมาชิกสายล่าง',
    turnover: 'ยอดเดิมพันของทีม 30 วัน',
    commission: 'ตัวแทนได้รับ 30 วัน',
    owed: 'บิลที่ค้างอยู่',
  },
};
