import type { drawTexts } from '../../../sections/lottery/texts.ts';

export const lotteryDraw: typeof drawTexts = {
  gameCode: 'Código do jogo',
  voidReason: 'Motivo da anulação',
  all: 'Todos os sorteios',
  numero: 'Sorteio',
  lockAt: 'Vendas fecham',
  drawAt: 'Hora do sorteio',
  tickets: 'Bilhetes',
  sales: 'Vendas',
  void: 'Solicitar anulação',
  voidText: (name) =>
    `Um segundo operador precisa aprovar. Depois ${name} não é sorteado e todos os valores apostados são devolvidos. ` +
    'Os jogadores veem o motivo.',
  states: {
    scheduled: 'Agendado',
    open: 'À venda',
    locked: 'Vendas encerradas',
    drawn: 'Sorteado',
    settling: 'Liquidando',
    settled: 'Liquidado',
    void: 'Anulado',
  },
  voidReasons: {
    skipped: 'o servidor estava fora do ar',
    'closed-day': 'dia fechado',
    replanned: 'a agenda mudou antes da venda de um bilhete',
    late: 'tarde demais para sortear',
    'reveal-failed': 'a semente não pôde ser revelada',
    'beacon-missing': 'o beacon não respondeu',
    'result-missing': 'nenhum resultado chegou',
    operator: 'por operadores',
  },
};
