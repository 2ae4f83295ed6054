import type { searched } from '../../../sections/promotions/tasks.ts';

export const promotionsTaskWords: typeof searched = {
  offer: 'promosi promo baru bonus kampanye templat',
};
