import type { words } from '../../../sections/site/section.tsx';

export const siteSection: typeof words = {
  overview: 'ภาพรวม',
  site: 'เว็บไซต์',
  pages: 'หน้า',
  controls: 'เปลี่ยนการตั้งค่าเว็บไซต์',
  messages: 'SMS และอีเมล',
};
