import { counted } from '../../../shared/language.ts';
import type { offerTexts } from '../../../sections/promotions/offer-texts.ts';

export const promotionsOffer: typeof offerTexts = {
  addSegment: 'Adicionar uma parte',
  weight: 'Peso',
  wagering: 'Requisito de jogo',
  wageringHint: 'Volume apostado exigido antes que o dinheiro possa ser sacado.',
  who: 'Quem pode participar',
  whoBrings: 'Em indicações, vale para os membros que indicam. ',
  never:
    'Nunca é oferecida a membros em pausa, autoexcluídos, em um limite, à espera de um limite maior ou contatados ' +
    'sobre seu jogo.',
  words: 'Textos',
  cost: 'Custo',
  over: (days) => `Com base na atividade dos membros em ${counted(days, 'dia')} até hoje.`,
  expected: 'Total',
  mostForOne: 'Máximo por membro',
  leftOut: (who) => `Excluídos para sua proteção: ${who}.`,
  noneExcluded: 'Nenhum membro foi excluído para sua proteção.',
  counted: (count, why) => `${count} ${why}`,
  bars: {
    away: 'em pausa, autoexcluídos ou sem conta aberta',
    raise: 'à espera de um limite maior',
    limit: 'em um limite',
    risk: 'contatados sobre seu jogo',
  },
  preview: 'Prévia das recompensas',
  previewed: (members, sum, left) =>
    `${members === 1 ? '1 membro recebe' : `${members} membros recebem`} ${sum} no total. Orçamento restante: ${left}.`,
  person: (account, why) => `${account} (${why})`,
};
