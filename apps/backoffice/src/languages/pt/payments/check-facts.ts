import { counted } from '../../../shared/language.ts';
import type { SENTENCES } from '../../../sections/payments/check-facts.ts';

export const paymentsCheckFacts: typeof SENTENCES = {
  name: ({ holder = '' }, passed) =>
    passed ? `${holder} é o nome verificado do membro` : `${holder} não é o nome verificado do membro`,
  turnover: ({ left }, passed) => (passed ? 'Requisito de jogo cumprido' : `Faltam ${left} do requisito de jogo`),
  amount: ({ amount, above }) => `${amount}; valores acima de ${above} são analisados`,
  velocity: ({ made = '0', most = '0' }) => `${made} em 24 horas; analisado acima de ${most}`,
  'new-account': ({ addedAt, hours = '0' }) => `Adicionada ${addedAt}; conta como nova por ${counted(hours, 'hora')}`,
  'shared-account': ({ members = '0' }) =>
    members === '0'
      ? 'Nenhum outro membro tem esta conta'
      : `${counted(members, 'outro membro tem', 'outros membros têm')} ou já tiveram esta conta`,
  'new-device': (_facts, passed) => (passed ? 'Aparelho conhecido' : 'Solicitado de um aparelho novo'),
  'bonus-abuse': (_facts, passed) =>
    passed ? 'Nenhum sinal de abuso de bônus' : 'O jogo com dinheiro de bônus violou uma regra. Veja os bônus',
  'deposit-reversed': ({ reversed = '0' }) => counted(reversed, 'depósito estornado', 'depósitos estornados'),
  debt: ({ owed }, passed) => (passed ? 'O membro não deve nada' : `O membro deve ${owed}`),
};
