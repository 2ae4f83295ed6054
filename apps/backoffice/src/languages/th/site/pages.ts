import type { pageTexts } from '../../../sections/site/texts.ts';

export const sitePages: typeof pageTexts = {
  title: 'หน้า',
  page: 'หน้า',
  open: 'เปิดอยู่',
  closed: 'ปิดอยู่',
  message: 'ข้อความถึงผู้เล่น',
  standard: 'ข้อความมาตรฐาน',
  openIt: 'เปิด',
  closeIt: 'ปิด',
  changeIt: 'เปลี่ยนข้อความ',
  doOpen: (name) => `เปิด${name}`,
  doClose: (name) => `ปิด${name}`,
  change: (name) => `เปลี่ยนข้อความของ${name}`,
  openText: 'ผู้เล่นเห็นหน้านี้ทันที',
  text: (code) => `ข้อความใน ${code}`,
  textHint: 'เว้นว่างไว้เพื่อใช้ข้อความมาตรฐานของหน้า',
  names: {
    withdraw: 'ถอนเงิน',
    vip: 'VIP',
    benefits: 'สิทธิประโยชน์',
    rewards: 'ศูนย์รางวัล',
    agency: 'ตัวแทนและทีม',
    contracts: 'สัญญา',
    feedback: 'ความคิดเห็น',
    inbox: 'ข้อความ',
  },
};
