import type { offerTexts } from '../../../sections/promotions/offer-texts.ts';
import { counted } from '../../../shared/language.ts';

export const promotionsOffer: typeof offerTexts = {
  addSegment: 'Añadir una casilla',
  weight: 'Peso',
  wagering: 'Requisito de juego',
  wageringHint: 'Volumen apostado exigido antes de poder retirar el dinero.',
  who: 'Quién puede recibirla',
  whoBrings: 'En las recomendaciones, esto se aplica a los miembros que recomiendan. ',
  never:
    'Nunca se ofrece a miembros en pausa, excluidos, en un límite, a la espera de un límite mayor o ' +
    'contactados por su juego.',
  words: 'Textos',
  cost: 'Costo',
  over: (days) => `Según la actividad de los miembros en los últimos ${counted(days, 'día')}.`,
  expected: 'Total',
  mostForOne: 'Máximo por miembro',
  leftOut: (who) => `Excluidos por su protección: ${who}.`,
  noneExcluded: 'Ningún miembro está excluido por su protección.',
  counted: (count, why) => `${count} ${why}`,
  bars: {
    away: 'en pausa, excluidos o sin cuenta abierta',
    raise: 'a la espera de un límite mayor',
    limit: 'en un límite',
    risk: 'contactados por su juego',
  },
  preview: 'Previsualizar recompensas',
  previewed: (members, sum, left) =>
    `${members === 1 ? '1 miembro recibe' : `${members} miembros reciben`} ${sum} en total. Presupuesto ` +
    `restante: ${left}.`,
  person: (account, why) => `${account} (${why})`,
};
