import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: '审计日志',
  object: '对象开头为',
  all: '全部',
  money: '余额',
  exports: '导出',
  id: '编号',
  at: '时间',
  who: '操作员',
  what: '操作',
  about: '对象',
  before: '更改前',
  after: '更改后',
  address: '地址',
  token: 'API 令牌',
};
