import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  object: 'เป้าหมายขึ้นต้นด้วย',
  all: 'ทั้งหมด',
  money: 'ยอดเงิน',
  exports: 'การส่งออก',
  what: 'การกระทำ',
  about: 'เป้าหมาย',
  token: 'โทเค็น API',
};
