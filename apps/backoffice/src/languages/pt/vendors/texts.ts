import { counted } from '../../../shared/language.ts';
import type { vendorsTexts } from '../../../sections/vendors/texts.ts';

const PAST_PT = { '15': 'últimos 15 minutos', '60': 'última hora', '1440': 'últimas 24 horas' };

export const vendors: typeof vendorsTexts = {
  none: 'Nenhum provedor de jogos está conectado. Adicione um na página “Provedores de jogos”.',
  summary: (connected, failing, minutes) => `${connected} conectados, ${failing} com falha, ${PAST_PT[minutes]}`,
  times: { '15': '15 min', '60': '1 hora', '1440': '24 horas' },
  states: { good: 'Normal', slow: 'Lento', down: 'Com falha', unknown: 'Sem chamadas' },
  paused: 'Pausado por nós',
  stopped: 'Apostas paradas',
  answerTime: 'Tempo de resposta',
  chart: (least, most) => `Tempos de resposta medianos de ${least} a ${most} ms`,
  median: 'Mediana',
  slowest: '1% mais lento',
  reconcileAll: 'Conciliar todos',
  hours: { 1: 'a última hora', 24: 'o último dia', 72: 'os últimos três dias' },
  asking: (code) => `Consultando ${code} …`,
  runs: 'Conciliação',
  notReported: 'não informado',
  equal: 'Igual',
  differing: (count) => `${count} a resolver`,
  oursCount: 'Nossas transações',
  theirsCount: 'Transações do provedor',
  oursSum: 'Nosso valor apostado',
  theirsSum: 'Valor apostado do provedor',
  membersSee: 'Visível aos membros',
  offer: {
    shown: (name) => `Os jogos de ${name} estão nas listas`,
    open: 'Os jogos podem ser abertos',
    bets: 'Novas apostas',
    paused: (reason, until) =>
      `Mensagem aos membros: ${reason}${until === null ? '' : ` (até ${until})`}. Rodadas abertas ` +
      'podem ser terminadas.',
    stoppedBy: (at, percent, minutes) =>
      `Parado por uma regra em ${at}: ${percent}% das chamadas ou mais falharam por ` +
      `${counted(minutes, 'minuto')}. Nenhum jogo abre. Rodadas abertas podem ser terminadas. Retomar as apostas ` +
      'abre os jogos.',
    pause: 'Pausar',
    resume: 'Retomar',
    show: 'Mostrar',
    hide: 'Ocultar',
    stop: 'Parar apostas',
    take: 'Retomar apostas',
    message: 'Mensagem aos membros',
    messageMissing: 'Digite a mensagem que os membros veem',
    hints: {
      pause: 'Nenhum jogo pode ser aberto. Rodadas abertas podem ser terminadas.',
      resume: 'Os jogos podem ser abertos de novo.',
      show: 'Os membros veem os jogos nas listas de novo.',
      hide: 'Os membros deixam de ver os jogos em qualquer lista.',
      stop: 'Novas apostas são recusadas. Apostas abertas ainda são pagas ou devolvidas.',
      take: 'As apostas são aceitas de novo.',
    },
  },
  failed: 'Erros',
  refused: 'Recusadas',
  last: 'Última chamada',
  waits: 'Não resolvidas',
  reconciled: 'Conciliado',
  back: 'Todos os provedores de jogos',
  reconcile: 'Conciliar agora',
  found: (theirs, ours, differences) =>
    theirs === null
      ? 'O provedor não enviou seu relatório'
      : `O provedor informa ${theirs}, nós temos ${ours}. Diferenças: ${differences}.`,
  parked: 'Chamadas sem par',
  openBets: 'Apostas abertas há mais de uma hora',
  differences: 'Diferenças em relação ao relatório do provedor',
  nothing: 'Nada a resolver',
  kinds: { bet: 'Aposta', win: 'Ganho', rollback: 'Cancelamento', adjust: 'Correção' },
  transaction: 'Transação',
  reference: 'Refere-se a',
  bonusStake: 'Dinheiro de bônus nele',
  tries: 'Tentativas',
  problem: 'Problema',
  ours: 'Nosso registro',
  theirs: 'Registro do provedor',
  repair: {
    title: 'Solicitar uma resolução',
    amount: 'Valor ganho',
    wrongAmount: 'Digite um valor acima de zero',
    words: {
      lose: 'Perdida',
      win: 'Ganha',
      refund: 'Devolver',
      pay: 'Pagar',
      adjust: 'Ajustar ao valor do provedor',
      close: 'Fechar sem dinheiro',
    },
    means: {
      lose: 'O valor apostado fica com a casa.',
      win: 'O membro recebe o valor ganho.',
      refund: 'O valor apostado volta ao membro.',
      pay: 'O membro recebe o valor informado pelo provedor.',
      adjust: 'O valor ganho é aumentado ou reduzido até o valor do provedor.',
      close: 'Nenhum dinheiro se move.',
    },
    second: 'Vale quando um segundo operador aprovar.',
    gone: 'Isto já foi resolvido.',
  },
  problems: {
    'missing-here': 'desconhecida por nós',
    'missing-there': 'desconhecida pelo provedor',
    amount: 'valor diferente',
    'not-undone': 'cancelada só pelo provedor',
  },
};
