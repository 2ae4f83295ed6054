import type { caseTexts } from '../../../sections/payments/case-texts.ts';

export const paymentsCase: typeof caseTexts = {
  to: (label, holder) => `para ${label}, ${holder}`,
  asked: 'solicitado',
  fee: (fee) => `taxa ${fee}`,
  evidence: 'Provas',
  proof: 'Referência do banco',
  proofHint: 'Pelo menos 10 caracteres. Inclua o comprovante do pagamento.',
  approve: (amount) => `Aprovar ${amount}`,
  askSecond: (amount) => `Solicitar aprovação de ${amount}`,
  paid: (amount) => `Marcar ${amount} como pago`,
  thisCase: 'Este caso',
  none: 'Nenhum outro saque até agora.',
  holdText:
    'O saque não pode ser decidido até ser liberado. O dinheiro continua reservado, e o membro ainda pode cancelar.',
  releaseText: 'O saque pode ser decidido de novo.',
  offHold: 'Liberado',
  money: 'Origem dos recursos',
  sinceLast: 'Desde o saque anterior, solicitado',
  sinceBegin: 'Desde a abertura da conta',
  isPart: 'Últimas 20.000 movimentações. O dinheiro anterior conta como saldo inicial.',
  noMoney: 'Nenhuma entrada de dinheiro.',
  hadThen: 'Disponível na solicitação',
  sources: {
    before: 'Saldo inicial',
    deposit: 'Outros depósitos e devoluções',
    play: 'Outros jogos',
  },
  named: {
    deposit: (depositMethod) => `Depósito por ${depositMethod}`,
  },
  related: 'Em comum com outros membros',
  noRelated: 'Nenhum outro membro usou esta conta, este aparelho ou este endereço nos últimos 30 dias.',
  nearness: { account: 'Mesma conta', device: 'Mesmo aparelho', address: 'Mesmo endereço de rede' },
  memberStates: { active: 'Ativo', disabled: 'Desativado', closed: 'Encerrado' },
};
