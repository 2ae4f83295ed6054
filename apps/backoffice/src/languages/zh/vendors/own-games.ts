import type { ownGamesTexts } from '../../../sections/vendors/connections/own-games-texts.ts';

export const vendorsOwnGames: typeof ownGamesTexts = {
  title: '目录中的游戏',
  none: '暂无游戏。请在下方导入游戏商的列表，或添加单个游戏。',
  add: '添加游戏',
  change: '编辑',
  id: '游戏代码',
  idHint: '游戏商对该游戏的代码。之后不能更改。',
  choose: '从游戏商的列表中选择',
  listed: '游戏商列表中的游戏',
  allListed: '游戏商列表中的所有游戏都已在目录中。',
  language: '名称语言',
  languageHint: '没有名称的语言显示英文名称。',
  missingName: '请输入英文名称',
  pictureHint: '本站点的路径，或允许主机的 https 地址。留空则使用生成的图片。',
  upload: '上传图片',
  tooLarge: '文件过大',
  enabled: '提供',
  on: '开启',
  off: '关闭',
  hint: '添加游戏、更改类型和开启游戏须由第二名操作员批准。',
  more: (count) => `仅显示 ${count} 个中的前 200 个。全部游戏见“游戏”。`,
};
