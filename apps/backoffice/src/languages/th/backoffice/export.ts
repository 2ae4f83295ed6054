import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  list: 'รายการ',
  created: 'ขอเมื่อ',
  finished: 'สิ้นสุดเมื่อ',
  all: '24 ชั่วโมงล่าสุด',
  states: {
    waiting: 'รอคิว',
    running: 'กำลังทำ',
    done: 'พร้อม',
    failed: 'ไม่สำเร็จ',
    cancelled: 'ยกเลิกแล้ว',
  },
};
