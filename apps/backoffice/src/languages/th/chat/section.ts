import type { words } from '../../../sections/chat/section.tsx';

export const chatSection: typeof words = {
  chat: 'แชทสด',
  desk: 'คำตอบและรายงานแชท',
  translator: 'ตัวแปลแชท',
};
