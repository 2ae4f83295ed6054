import type { words } from '../../../sections/site/section.tsx';

export const siteSection: typeof words = {
  overview: 'Resumo',
  site: 'Site',
  pages: 'Páginas',
  controls: 'Alteração das configurações do site',
  messages: 'SMS e e-mail',
};
