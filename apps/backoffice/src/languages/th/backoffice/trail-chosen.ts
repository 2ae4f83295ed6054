import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'รออยู่', open: 'มีเจ้าหน้าที่ดูแล', closed: 'ปิดแล้ว' },
    who: { guest: 'ผู้เยี่ยมชม' },
  },
  console: { unit: { money: 'จำนวนเงิน', count: 'จำนวน' } },
  lottery: { feeds: { any: 'ใดก็ได้' } },
  mission: { products: { all: 'ทั้งหมด' } },
  odds: { odds: { off: 'ไม่เปิดขาย' }, limit: { unlimited: 'ไม่จำกัด' } },
  offer: {
    audience: { members: 'สมาชิก', inviters: 'สมาชิกผู้แนะนำ' },
    endsAt: { never: 'ไม่สิ้นสุด' },
    game: { mostPlayed: 'เกมที่มีผู้เล่นมากที่สุด' },
    limit: { unlimited: 'ไม่จำกัด' },
    segment: { missing: 'ไม่มีอยู่แล้ว' },
    startsAt: { approval: 'เมื่ออนุมัติ' },
  },
  operator: {
    step: { code: 'ปัจจัยที่สอง', password: 'รหัสผ่านใหม่', enrol: 'ตั้งค่าปัจจัยที่สอง', open: 'เข้าสู่ระบบแล้ว' },
  },
  vendor: {
    subject: {
      parked: 'การเรียกที่จับคู่ไม่ได้',
      bet: 'เดิมพันที่รอผล',
      difference: 'ส่วนต่างจากรายงานของค่ายเกม',
    },
  },
};
