import { counted } from '../../../shared/language.ts';
import type { deskTexts } from '../../../sections/lottery/desk/texts.ts';

export const lotteryDesk: typeof deskTexts = {
  onSale: 'À venda',
  due: 'Resultado esperado',
  used: 'Limite do sorteio em uso',
  usedHint: 'Total de ganhos possíveis dos bilhetes, comparado com o limite',
  closesIn: 'Vendas fecham em',
  times: (draws, closes) => `Sorteio ${draws}, vendas fecham ${closes}`,
  closedEarly: (draws, closed) => `Sorteio ${draws}, vendas fechadas antes, ${closed}`,
  amounts: (currency) => `valores em ${currency}`,
  more: 'Situação e bilhetes',
  stakes: 'Valores apostados',
  tickets: (count) => counted(count, 'bilhete'),
  worst: 'Pior caso',
  worstOf: (play, picks) => `${picks}, ${play}, ganhando uma vez`,
  expected: 'Esperado',
  ofStakes: (percent) => `${percent}% do valor apostado`,
  reserve: 'Limite do sorteio',
  inUse: (percent) => `${percent}% dele em uso`,
  none: 'Nada vendido ainda',
  map: 'Exposição por número',
  several: 'Uma aposta em vários números conta para cada um deles.',
  dearest: 'Os cem números com maior exposição. Digite qualquer outro número para vê-lo.',
  number: 'Número',
  noNumber: 'Nenhuma aposta desta modalidade.',
  share: 'Parte do limite:',
  under: 'abaixo de 8',
  stopped: 'parado',
  title: (number, play) => `Número ${number}, ${play}`,
  ofLimit: (percent, limit) => `${percent}% do seu limite de ${limit}`,
  noLimit: 'Sem limite',
  bets: 'Bilhetes',
  pays: (odds) => `Paga uma vez, × ${odds}`,
  paysOnce: 'Paga uma vez',
  usual: 'Normal a esta hora',
  usualHint: (draws) =>
    `Média de ${counted(draws, 'sorteio anterior', 'sorteios anteriores')}, à mesma distância do fechamento das vendas`,
  largest: 'Maiores valores apostados',
  choose: 'Escolha um número para ver suas apostas ou parar sua venda.',
  stop: 'Parar número',
  stopText: (number, play, draw) =>
    `Nenhum bilhete a mais com ${number} em ${play} para ${draw}. Os bilhetes já vendidos continuam válidos. ` +
    'Jogadores que o escolhem veem que nenhuma aposta é aceita.',
  stopDone: (number) => `${number} está parado.`,
  resume: 'Retomar venda',
  resumeText: (number, play, draw) => `${number} em ${play} volta a ser vendido para ${draw}.`,
  resumed: (number) => `${number} voltou a ser vendido.`,
  stoppedBy: (by, at) => `Parado por ${by}, ${at}`,
  limit: 'Alterar limite',
  hint: 'Um número parado não aceita mais apostas. Os bilhetes já vendidos continuam válidos.',
  thisDraw: 'Este sorteio',
  close: 'Fechar vendas agora',
  closeText: (draw, at) =>
    `Nenhum bilhete a mais para ${draw}. Os bilhetes já vendidos continuam válidos, e o sorteio acontece em ${at}. ` +
    'Vendas fechadas não podem ser reabertas.',
  closed: (tickets) => `As vendas foram fechadas com ${tickets} ${tickets === '1' ? 'bilhete' : 'bilhetes'}.`,
  enter: 'Digitar resultado',
  rule:
    'Fechar antes e anular exigem um motivo. Anular exige também um segundo operador e devolve o valor de todos os ' +
    'bilhetes.',
};
