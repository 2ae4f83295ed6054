import type { jackpotTexts } from '../../../sections/lottery/jackpots/texts.ts';

export const lotteryJackpot: typeof jackpotTexts = {
  none: 'Nenhuma loteria tem jackpot. As loterias das famílias Lotto 6/45, 6/55 e 5/35 têm um.',
  pools: 'Fundos',
  jackpot: 'Jackpot',
  jackpotHint: 'com os bilhetes vendidos até agora',
  share: 'Parte do valor apostado (%)',
  guarantee: 'Garantia',
  balance: 'Saldo',
  paid: 'Pago aos ganhadores',
  guaranteed: (amount) => `garantido ${amount}`,
  paidTo: (winners, amount) => `${amount} para combinações ganhadoras: ${winners}`,
  change: 'Alterar os fundos',
  hint:
    'Sorteios que já estão à venda mantêm sua parte. Uma garantia maior é acrescentada quando ' +
    'a próxima venda abre.',
  shareOf: (level) => `Parte de ${level} (%)`,
  guaranteeOf: (level, currency) => `Garantia de ${level} (${currency})`,
  request: 'Solicitar alteração',
  requestText: 'Um segundo operador precisa aprovar. O retorno exato fica entre o mínimo e 100%.',
  requested: 'Solicitado. Um segundo operador precisa aprovar.',
  moves: 'Histórico',
  noMoves: 'Nenhum dinheiro se moveu ainda. A garantia é acrescentada quando abre a venda do próximo sorteio.',
  level: 'Fundo',
  draw: 'Sorteio',
  kind: 'Movimentação',
  after: 'Saldo após',
  kinds: {
    guarantee: 'Garantia da casa',
    contribution: 'Parte do valor apostado',
    refill: 'Reposição após um ganho',
    won: 'Pago aos ganhadores',
    returned: 'Devolvido por uma correção',
    'refill-returned': 'Reposição devolvida à casa',
  },
  newer: 'Mais novas',
  older: 'Mais antigas',
};
