import type { labelTexts } from '../../../sections/identity/member/label-texts.ts';

export const identityLabel: typeof labelTexts = {
  save: '保存标签',
  hint: '优惠、消息和分群可限定为带某标签的会员。带有 nochat 的会员没有在线客服。',
  tooMany: '一名会员最多 20 个标签。',
};
