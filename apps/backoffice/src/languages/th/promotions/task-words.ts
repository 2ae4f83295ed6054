import type { searched } from '../../../sections/promotions/tasks.ts';

export const promotionsTaskWords: typeof searched = {
  offer: 'โปรโมชัน ใหม่ โบนัส แคมเปญ แม่แบบ',
};
