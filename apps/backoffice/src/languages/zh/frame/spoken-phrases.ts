import type { phrases } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenPhrases: typeof phrases = {
  approve: '批准提款, 通过提款, 批准, 通过',
  refuse: '拒绝提款, 拒绝',
  hold: '挂起提款, 挂起',
  release: '解除挂起提款, 解除挂起, 解除',
  void: '作废期次, 取消期次, 作废, 取消',
  postpone: '推迟期次, 推迟, 延期',
  disable: '停用会员, 停用, 封号',
  pause: '暂停游戏商, 关闭游戏商, 暂停, 关闭',
  withdrawal: '提款, 提现, 出款',
  draw: '期次',
  member: '会员, 玩家',
  vendor: '游戏商, 供应商',
};
