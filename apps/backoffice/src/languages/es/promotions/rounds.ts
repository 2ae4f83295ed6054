import type { roundsTexts } from '../../../sections/promotions/rounds-texts.ts';

export const promotionsRounds: typeof roundsTexts = {
  usual: 'El slot más jugado',
  gameHint: 'Cualquier slot cuyo proveedor admita rondas gratis. Para el más jugado: diez rondas en siete días.',
  rounds: 'Rondas (el importe es su valor total)',
  days: 'Días para jugarlas',
  wins: 'Las ganancias se pagan como',
  winKinds: {
    money: 'Dinero real, de inmediato',
    bonus: 'Dinero de bono con requisito de juego, tras la última ronda',
  },
  mostWins: 'Máximo de dinero de bono por las rondas',
  mostWinsHint:
    'Este importe se reserva en el presupuesto por cada miembro con rondas. La parte sin usar se libera tres ' +
    'días después.',
};
