import type { words } from '../../../form/rule-words.ts';

export const formRuleWords: typeof words = {
  required: 'กรอกค่า',
  minLength: (limit) => `อย่างน้อย ${limit} ตัวอักษร`,
  maxLength: (limit) => `ไม่เกิน ${limit} ตัวอักษร`,
  minimum: (limit) => `อย่างน้อย ${limit}`,
  maximum: (limit) => `ไม่เกิน ${limit}`,
  minItems: (limit) => `เลือกอย่างน้อย ${limit} รายการ`,
  maxItems: (limit) => `เลือกไม่เกิน ${limit} รายการ`,
  choice: 'เลือกหนึ่งตัวเลือก',
  number: 'กรอกตัวเลข',
  whole: 'กรอกจำนวนเต็ม',
  amount: (decimals, example) =>
    decimals === 0 ? `จำนวนเต็ม เช่น ${example}` : `จำนวนเงินทศนิยมไม่เกิน ${decimals} ตำแหน่ง เช่น ${example}`,
  id: 'จำนวนเต็มตามที่แสดงในรายการ',
  code: 'ใช้ตัวอักษรพิมพ์ใหญ่และตัวเลขเท่านั้น',
  nothing: 'กรอกหรือเปลี่ยนบางอย่างก่อน',
  tooLow: 'ค่านี้ต่ำเกินไปเมื่อเทียบกับช่องหรือกฎอื่น',
  tooHigh: 'ค่านี้สูงเกินไปเมื่อเทียบกับช่องหรือกฎอื่น',
  form: 'ค่านี้มีรูปแบบไม่ถูกต้อง',
};
