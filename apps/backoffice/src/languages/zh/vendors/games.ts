import type { gamesTexts } from '../../../sections/vendors/games-texts.ts';

export const vendorsGames: typeof gamesTexts = {
  title: '游戏商的游戏列表',
  compare: '与目录比较',
  same: (theirs) => `游戏商列有 ${theirs} 个游戏：目录中的游戏相同`,
  counted: (theirs, ours) => `游戏商列有 ${theirs} 个游戏，目录中有 ${ours} 个`,
  takeOver: '导入更改',
  change: '更改',
  changes: { added: '新增', renamed: '已改名', gone: '已移除：将关闭' },
  was: '更改前',
  stakes: '单注最高投注金额',
  every: '全部游戏',
  most: '最高投注金额',
  noStakes: '未设置最高投注金额，仅适用会员自己的限额。',
  set: '设置最高投注金额',
  gameId: '游戏；留空则为所有游戏',
  since: '起始时间',
};
