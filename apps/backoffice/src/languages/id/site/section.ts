import type { words } from '../../../sections/site/section.tsx';

export const siteSection: typeof words = {
  overview: 'Ringkasan',
  site: 'Situs',
  pages: 'Halaman',
  controls: 'Perubahan pengaturan situs',
  messages: 'SMS dan email',
};
