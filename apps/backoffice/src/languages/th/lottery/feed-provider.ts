import type { feedProviderTexts } from '../../../sections/lottery/feed-texts.ts';

export const lotteryFeedProvider: typeof feedProviderTexts = {
  groups: { feeds: 'การเชื่อมต่อแหล่งผล' },
  names: { 'feed-a': 'แหล่งผล A', 'feed-b': 'แหล่งผล B', 'feed-c': 'แหล่งผล C', 'feed-d': 'แหล่งผล D' },
  notes: {
    'feed-a': 'รับผลเมื่อแหล่งผลสองแหล่งหรือเจ้าหน้าที่สองคนตรงกัน โปรดเชื่อมต่อแหล่งที่เป็นอิสระจากกัน',
    'feed-b': 'แต่ละแหล่งผลต้องมีชื่อของตนเอง หากสองแหล่งใช้ชื่อเดียวกันจะใช้เฉพาะแหล่งแรก',
  },
  fields: { name: 'ชื่อ (ตัวอักษรพิมพ์เล็กและตัวเลข)' },
  keys: { secret: 'รหัสลับร่วมที่ลงนามคำตอบ' },
  offText: 'จะไม่สอบถามแหล่งผลนี้อีก งวดรอแหล่งผลอื่นหรือเจ้าหน้าที่',
};
