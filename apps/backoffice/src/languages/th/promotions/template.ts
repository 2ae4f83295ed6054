import type { templateWords } from '../../../sections/promotions/templates/texts.ts';

export const promotionsTemplate: typeof templateWords = {
  start: 'เริ่มจากแม่แบบ',
  task: (name) => `จัดโปรโมชัน: ${name}`,
  names: {
    firstDeposit: 'ฝากครั้งแรก',
    reload: 'ฝากรายสัปดาห์',
    cashback: 'เงินคืนจากยอดเสีย',
    freeBet: 'โพยลอตเตอรี่ฟรี',
    freeRounds: 'รอบฟรี',
    redPacket: 'อั่งเปา',
  },
  filled: (count, days, middle) => `กรอกจากการฝาก ${count} รายการใน ${days} วันล่าสุด ครึ่งหนึ่งไม่เกิน ${middle}`,
  empty: 'ยังไม่มีการฝาก จำนวนเงินจึงว่าง โปรดกรอก',
  replaces: 'แม่แบบแทนที่สิ่งที่คุณกรอกไว้',
  expected: 'คาดการณ์',
  range: 'แปดในสิบกรณี',
  forecast: (days) => `การคาดการณ์สำหรับ ${days} วัน`,
  day: (day) => `วันที่ ${day}`,
  atBudget: 'ใช้งบประมาณหมด',
  onDay: (day) => `ในวันที่ ${day}`,
  notReached: 'ไม่คาดว่าจะเกิด',
  useBudget: (amount) => `ใช้ ${amount} เป็นงบประมาณ`,
  noCourse: 'สมาชิกขอได้เมื่อต้องการ จึงไม่มีแนวโน้มตามเวลา: นี่คือต้นทุนหากทุกคนขอคนละครั้ง',
};
