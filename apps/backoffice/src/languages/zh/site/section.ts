import type { words } from '../../../sections/site/section.tsx';

export const siteSection: typeof words = {
  overview: '概览',
  site: '站点',
  pages: '页面',
  controls: '更改站点设置',
  messages: '短信与邮件',
};
