import type { words } from '../../../sections/site/section.tsx';

export const siteSection: typeof words = {
  overview: 'Tổng quan',
  site: 'Trang web',
  pages: 'Các trang',
  controls: 'Thay đổi trang web',
  messages: 'SMS và email',
};
