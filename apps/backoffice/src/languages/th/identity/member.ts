import type { memberTexts } from '../../../sections/identity/texts.ts';

export const identityMember: typeof memberTexts = {
  all: 'ทั้งหมด',
  labels: 'ป้าย',
  addLabels: 'เพิ่มป้าย',
  removeLabels: 'ลบป้าย',
  labelsHint: 'เลือกป้ายที่มีอยู่ หรือกรอกป้ายใหม่ สมาชิกมีได้ไม่เกิน 20 ป้าย',
  created: 'สมัครเมื่อ',
  mobile: 'โทรศัพท์ ทั้งหมดหรือสี่ตัวท้าย',
  email: 'อีเมล ที่อยู่เต็ม',
  card: 'บัญชีรับเงิน ทั้งหมดหรือสี่ตัวท้าย',
  address: 'ที่อยู่เครือข่าย',
  device: 'อุปกรณ์',
  enable: 'เลิกระงับ',
  types: ['สมาชิก', 'ตัวแทน'],
  disableText: (name) => `${name} จะออกจากระบบทันที และเข้าสู่ระบบ เล่น ฝาก หรือถอนไม่ได้`,
  enableText: (name) => `${name} เข้าสู่ระบบได้อีกครั้ง การพักและการระงับที่สมาชิกตั้งเองยังมีผล`,
};
