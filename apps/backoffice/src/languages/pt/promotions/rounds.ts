import type { roundsTexts } from '../../../sections/promotions/rounds-texts.ts';

export const promotionsRounds: typeof roundsTexts = {
  usual: 'O slot mais jogado',
  gameHint:
    'Qualquer slot cujo provedor ofereça suporte a rodadas grátis. No slot mais jogado: dez rodadas em sete dias.',
  rounds: 'Rodadas (o valor é o total delas)',
  days: 'Dias para jogá-las',
  wins: 'Ganhos pagos como',
  winKinds: {
    money: 'Dinheiro real, imediatamente',
    bonus: 'Dinheiro de bônus com requisito de jogo, após a última rodada',
  },
  mostWins: 'Máximo de dinheiro de bônus das rodadas',
  mostWinsHint:
    'Este valor fica reservado no orçamento para cada membro com rodadas. A parte não usada é liberada três dias ' +
    'depois.',
};
