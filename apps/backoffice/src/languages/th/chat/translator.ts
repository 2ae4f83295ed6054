import type { translatorTexts } from '../../../sections/chat/translator-texts.ts';

export const chatTranslator: typeof translatorTexts = {
  groups: { translator: 'ตัวแปลแชท' },
  names: { translator: 'ตัวแปล ตามโพรโทคอลที่ลงนาม' },
  notes: { translator: 'แปลข้อความในแชทสด หากไม่มีตัวแปล แชทจะไม่ถูกแปล' },
  fields: {},
  keys: { secret: 'รหัสลับร่วม' },
  offText: 'แชทจะไม่ถูกแปลอีก คำแปลที่มีอยู่ยังอยู่',
};
