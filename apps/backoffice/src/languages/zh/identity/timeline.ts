import type { timelineTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimeline: typeof timelineTexts = {
  title: '时间线',
  filter: '按分组筛选',
  kinds: '按类型筛选',
  all: '全部',
  groups: { money: '资金', play: '游戏', safety: '安全', contact: '联系', decisions: '决定' },
  more: '显示更早的事件',
  none: '暂无事件。登录、投注、付款和消息会显示在这里。',
  noneOf: '该会员没有此类事件。',
};
