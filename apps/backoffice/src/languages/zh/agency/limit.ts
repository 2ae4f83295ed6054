import type { limitTexts } from '../../../sections/agency/limit-texts.ts';

export const agencyLimit: typeof limitTexts = {
  title: '转账限额',
  about: '有转账权限的代理可在这些限额内向团队成员转账。',
  none: '未设置限额，因此代理不能转账。',
  change: '更改限额',
  asked: '更改须由第二名操作员批准后才生效。',
  wrongOrder: '最低额须大于零，最高额不得低于最低额，每日限额不得低于最高额。',
  names: { least: '最低转账', most: '最高转账', daily: '代理每日限额' },
};
