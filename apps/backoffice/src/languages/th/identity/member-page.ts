import type { pageTexts } from '../../../sections/identity/member/texts.ts';

export const identityMemberPage: typeof pageTexts = {
  overview: 'ภาพรวม',
  tabs: 'รายละเอียดสมาชิก',
  joined: 'สมัครเมื่อ',
  agent: (name) => `ตัวแทน ${name}`,
  seen: 'ใช้งานล่าสุด',
  owes: (amount) => `ค้างชำระ ${amount}`,
  links: 'บุคคลที่เกี่ยวโยง',
  linkCount: (count) => `สมาชิก ${count} คน`,
  noLinks: 'ไม่มีสมาชิกอื่นใช้บัญชีรับเงิน อุปกรณ์ หรือที่อยู่เครือข่ายเดียวกันใน 30 วันล่าสุด',
  linkDisabled: 'ถูกระงับ',
  nearness: { account: 'บัญชีธนาคาร', device: 'อุปกรณ์', address: 'ที่อยู่เครือข่าย' },
  all: 'ทั้งหมด',
  person: 'บุคคล',
  devices: 'การเข้าสู่ระบบ',
  facts: {
    nickname: 'ชื่อเล่น',
    payeeName: 'ชื่อ',
    email: 'อีเมล',
    mobile: 'โทรศัพท์',
    language: 'ภาษา',
    passwordChanged: 'เปลี่ยนรหัสผ่านเมื่อ',
    authenticator: 'ตั้งค่าแอปยืนยันตัวตนเมื่อ',
  },
  codes: { entered: 'เข้าสู่ระบบแล้ว', refused: 'ไม่สำเร็จ' },
  reveal: 'แสดงทั้งหมด',
  revealText: 'การดูและเหตุผลของคุณจะเก็บไว้ในบันทึกการตรวจสอบ',
  idNumber: 'เลขประจำตัว',
  removeTotp: 'นำแอปยืนยันตัวตนออก',
  removeTotpText: (name) =>
    `ตรวจสอบตัวบุคคลก่อน ${name} จะออกจากระบบทุกอุปกรณ์ แล้วเข้าสู่ระบบด้วยรหัสผ่านอย่างเดียว ` + 'เจ้าหน้าที่คนที่สองต้องอนุมัติ',
};
