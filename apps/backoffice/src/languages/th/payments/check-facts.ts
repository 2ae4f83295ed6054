import type { SENTENCES } from '../../../sections/payments/check-facts.ts';

export const paymentsCheckFacts: typeof SENTENCES = {
  name: ({ holder = '' }, passed) => (passed ? `${holder} เป็นชื่อที่ยืนยันแล้วของสมาชิก` : `${holder} ไม่ใช่ชื่อที่ยืนยันแล้วของสมาชิก`),
  turnover: ({ left }, passed) => (passed ? 'ครบยอดเล่นที่ต้องทำ' : `ยอดเล่นที่ต้องทำเหลือ ${left}`),
  amount: ({ amount, above }) => `${amount} ตรวจสอบเมื่อเกิน ${above}`,
  velocity: ({ made = '0', most = '0' }) => `${made} รายการใน 24 ชั่วโมง ตรวจสอบเมื่อเกิน ${most} รายการ`,
  'new-account': ({ addedAt, hours = '0' }) => `เพิ่มเมื่อ ${addedAt} ถือว่าใหม่ ${hours} ชั่วโมง`,
  'shared-account': ({ members = '0' }) =>
    members === '0' ? 'ไม่มีสมาชิกอื่นใช้บัญชีนี้' : `มีสมาชิกอื่น ${members} คนที่ใช้หรือเคยใช้บัญชีนี้`,
  'new-device': (_facts, passed) => (passed ? 'อุปกรณ์ที่รู้จัก' : 'ขอจากอุปกรณ์ใหม่'),
  'bonus-abuse': (_facts, passed) => (passed ? 'ไม่พบการใช้โบนัสในทางที่ผิด' : 'การเล่นด้วยเงินโบนัสผิดกฎ โปรดดูโบนัส'),
  'deposit-reversed': ({ reversed = '0' }) => `รายการฝากที่ถูกตีกลับ ${reversed} รายการ`,
  debt: ({ owed }, passed) => (passed ? 'สมาชิกไม่มีหนี้ค้างชำระ' : `สมาชิกค้างชำระ ${owed}`),
};
