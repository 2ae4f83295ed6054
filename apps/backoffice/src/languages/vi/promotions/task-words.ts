import type { searched } from '../../../sections/promotions/tasks.ts';

export const promotionsTaskWords: typeof searched = {
  offer: 'khuyến mãi mới mẫu chiến dịch',
};
