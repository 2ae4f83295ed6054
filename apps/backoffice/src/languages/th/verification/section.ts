import type { sectionTexts } from '../../../sections/verification/section-texts.ts';

export const verificationSection: typeof sectionTexts = {
  title: 'ตัวตน',
  queue: 'เอกสาร',
  providers: 'ผู้ให้บริการยืนยันตัวตน',
  connection: 'ผู้ให้บริการตรวจตัวตนหรือการระงับ',
  state: 'เอกสาร',
  decided: 'ตัดสินเมื่อ',
  by: 'ผู้ตัดสิน',
  documents: 'รูปที่ส่งมา',
  verify: 'ยืนยันตัวตนโดยไม่มีเอกสาร',
};
