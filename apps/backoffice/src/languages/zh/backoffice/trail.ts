import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  object: '对象开头为',
  all: '全部',
  money: '余额',
  exports: '导出',
  what: '操作',
  about: '对象',
  token: 'API 令牌',
};
