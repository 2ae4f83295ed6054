import type { codes } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineCodes: typeof codes = {
  login: { entered: 'เข้าสู่ระบบแล้ว', refused: 'ไม่สำเร็จ' },
  registration: { registered: 'สมัครแล้ว' },
  given: { waiting: 'รออยู่', active: 'ใช้งาน', converted: 'เงินจริง', spent: 'ใช้หมด', collected: 'รับแล้ว' },
  ended: {
    expired: 'หมดอายุ',
    givenUp: 'สละแล้ว',
    cancelled: 'ยกเลิกแล้ว',
    open: 'เปิดอยู่',
    closed: 'ปิดแล้ว',
    looked: 'ตรวจแล้ว',
  },
  document: {
    passport: 'หนังสือเดินทาง',
    identityCard: 'บัตรประชาชน',
    drivingLicence: 'ใบขับขี่',
    front: 'ด้านหน้า',
    back: 'ด้านหลัง',
    face: 'ใบหน้า',
  },
  message: { unread: 'ยังไม่อ่าน', read: 'อ่านแล้ว', answered: 'ตอบแล้ว' },
  chat: { waiting: 'รออยู่', open: 'เปิดอยู่', closed: 'ปิดแล้ว' },
  decision: {
    'member.disabled': 'ระงับบัญชี',
    'member.enabled': 'เลิกระงับบัญชี',
    'member.revealed': 'ดูข้อมูลส่วนบุคคล',
    'member.totp.removed': 'นำแอปยืนยันตัวตนออก',
    'balance.adjusted': 'ปรับยอดเงิน',
    'approval.requested': 'ขออนุมัติ',
    'note.added': 'เพิ่มบันทึกย่อ',
  },
};
