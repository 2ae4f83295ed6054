import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: 'บันทึกการตรวจสอบ',
  object: 'เป้าหมายขึ้นต้นด้วย',
  all: 'ทั้งหมด',
  money: 'ยอดเงิน',
  exports: 'การส่งออก',
  id: 'หมายเลข',
  at: 'เวลา',
  who: 'เจ้าหน้าที่',
  what: 'การกระทำ',
  about: 'เป้าหมาย',
  before: 'ก่อน',
  after: 'หลัง',
  address: 'ที่อยู่',
  token: 'โทเค็น API',
};
