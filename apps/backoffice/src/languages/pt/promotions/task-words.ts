import type { searched } from '../../../sections/promotions/tasks.ts';

export const promotionsTaskWords: typeof searched = {
  offer: 'nova promoção oferta bônus campanha modelo criar',
};
