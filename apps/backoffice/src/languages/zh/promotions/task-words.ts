import type { searched } from '../../../sections/promotions/tasks.ts';

export const promotionsTaskWords: typeof searched = {
  offer: '新建 优惠 活动 奖金 模板 推出',
};
