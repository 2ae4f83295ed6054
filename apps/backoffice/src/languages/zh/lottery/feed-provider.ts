import type { feedProviderTexts } from '../../../sections/lottery/feed-texts.ts';

export const lotteryFeedProvider: typeof feedProviderTexts = {
  groups: { feeds: '开奖源连接' },
  names: { 'feed-a': '开奖源 A', 'feed-b': '开奖源 B', 'feed-c': '开奖源 C', 'feed-d': '开奖源 D' },
  notes: {
    'feed-a': '两个开奖源或两名操作员一致时，结果才被接受。请连接彼此独立的来源。',
    'feed-b': '每个开奖源须有自己的名称；同名的两个开奖源只使用第一个。',
  },
  fields: { name: '名称（小写字母和数字）' },
  keys: { secret: '为其响应签名的共享密钥' },
  offText: '不再查询此开奖源。期次等待其他开奖源或操作员。',
};
