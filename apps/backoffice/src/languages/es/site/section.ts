import type { words } from '../../../sections/site/section.tsx';

export const siteSection: typeof words = {
  overview: 'Resumen',
  site: 'Sitio',
  pages: 'Páginas',
  controls: 'Cambio de ajustes del sitio',
  messages: 'SMS y correo',
};
