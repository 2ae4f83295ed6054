import type { alertTexts } from '../../../sections/protection/alert-texts.ts';

export const protectionAlert: typeof alertTexts = {
  marker: 'สัญญาณ',
  from: 'เกณฑ์',
  open: 'เปิดอยู่',
  handled: 'จัดการแล้ว',
  done: 'ผลลัพธ์',
  close: 'บันทึกผลลัพธ์',
  note: 'ข้อค้นพบและข้อตกลง',
  noteHint: 'อย่างน้อย 10 ตัวอักษร สำหรับหน่วยงานกำกับ บันทึกไว้ขณะพิมพ์',
  compared: (now, before) => `ตอนนี้ ${now} เทียบกับ ${before}`,
  spokenHint: 'สมาชิกจะไม่ได้รับโปรโมชันหรือของขวัญ 30 วัน',
  outcomes: {
    spoken: 'พูดคุยกับสมาชิกแล้ว',
    limit: 'สมาชิกตั้งขีดจำกัดหรือพักการเล่น',
    watched: 'เฝ้าดูต่อ',
    none: 'ไม่ต้องดำเนินการ',
  },
};
