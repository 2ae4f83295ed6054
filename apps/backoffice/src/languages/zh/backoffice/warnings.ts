import type { words } from '../../../sections/backoffice/setup/warnings.ts';

export const backofficeWarnings: typeof words = {
  register: '您的市场要求接入排除登记册。请在“身份核验与排除”下连接：否则玩家既不能存款也不能游戏。',
  contact: '登记册按邮箱或手机号查询玩家。请在“注册设置”下将邮箱字段设为必填：否则新玩家既不能存款也不能游戏。',
  sandboxOnly: '只有沙盒：此处的存款或出款均为模拟。正式环境中沙盒不运行，在您连接服务商之前，此步骤保持未完成。',
  drafts: (count) => `各语言中仍为草稿的条款与隐私段落：${count}。请替换为律师针对您的牌照拟定的文本。预览中会标出。`,
};
