import type { searched } from '../../../sections/promotions/tasks.ts';

export const promotionsTaskWords: typeof searched = {
  offer: 'lanzar nueva promoción oferta bono campaña plantilla',
};
