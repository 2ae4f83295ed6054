import type { timelineTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimeline: typeof timelineTexts = {
  title: 'ลำดับเหตุการณ์',
  filter: 'กรองตามกลุ่ม',
  kinds: 'กรองตามประเภท',
  all: 'ทั้งหมด',
  groups: { money: 'เงิน', play: 'การเล่น', safety: 'ความปลอดภัย', contact: 'การติดต่อ', decisions: 'การตัดสิน' },
  more: 'แสดงเหตุการณ์ก่อนหน้า',
  none: 'ยังไม่มีเหตุการณ์ การเข้าสู่ระบบ เดิมพัน การชำระเงิน และข้อความจะแสดงที่นี่',
  noneOf: 'สมาชิกไม่มีเหตุการณ์ประเภทนี้',
};
