import type { segmentTexts } from '../../../sections/promotions/segment-texts.ts';

export const promotionsSegment: typeof segmentTexts = {
  segments: 'กลุ่มสมาชิก',
  hint:
    'กลุ่มคำนวณใหม่ทุกครั้งที่ใช้ โปรโมชันใช้เงื่อนไขตามที่ได้รับอนุมัติ หากจะใช้การเปลี่ยนแปลงให้ขออนุมัติอีกครั้ง ' +
    'สมาชิกที่พักการเล่น ระงับตนเอง ถึงขีดจำกัด หรือมีเครื่องหมายความเสี่ยงจะไม่ได้รับโปรโมชัน ไม่ว่าอยู่กลุ่มใด',
  conditions: 'เงื่อนไข (ต้องตรงทุกข้อ)',
  and: 'และ',
  or: 'หรือ',
  addOr: 'หรือ …',
  group: (place) => `เงื่อนไข ${place}`,
  field: 'คุณลักษณะ',
  operator: 'การเปรียบเทียบ',
  value: 'ตัวเลข',
  verifiedValue: 'ยืนยันแล้ว',
  add: 'เพิ่มเงื่อนไข',
  change: 'เปลี่ยน',
  newSegment: 'กลุ่มใหม่',
  count: 'นับตอนนี้',
  counted: (members) => `ตอนนี้มีสมาชิก ${members} คน`,
  wrong: 'กรอกชื่อ และตัวเลขตั้งแต่ 0 หรือป้ายในแต่ละเงื่อนไข',
  fields: {
    daysSinceRegistered: 'จำนวนวันตั้งแต่สมัคร',
    deposits: 'จำนวนครั้งที่ฝาก',
    deposited: 'ยอดฝากทั้งหมด',
    daysSinceDeposit: 'จำนวนวันตั้งแต่ฝากครั้งล่าสุด',
    level: 'ระดับ VIP',
    turnover30: 'ยอดเดิมพัน 30 วันล่าสุด',
    verified: 'ยืนยันตัวตนแล้ว',
    label: 'ป้าย',
  },
  operators: { gte: 'อย่างน้อย', lte: 'ไม่เกิน', eq: 'เท่ากับ' },
  labelOperators: { has: 'มี', hasNot: 'ไม่มี' },
  verifiedOperators: { eq: 'คือ' },
};
