import type { refusals } from '../../../sections/lottery/texts.ts';

export const lotteryRefusals: typeof refusals = {
  'limits.missing':
    'Falta um limite: por número e por membro e número em cada modalidade, por membro e sorteio na loteria',
  'return.above': 'O retorno ficaria acima de 100%',
  'return.below': 'O retorno ficaria abaixo do mínimo',
  limits: 'Os limites se contradizem',
  'play.unknown': 'Esta modalidade não existe',
  issued: 'Já existem sorteios desse dia',
  order: 'Uma versão posterior já foi publicada',
  play: 'Uma modalidade ficaria sem números para conferir',
  level: 'Os números deste nível têm uma só quantidade de dígitos',
  unchanged: 'Nada mudaria',
  closed: 'Este dia já está fechado',
  past: 'O dia já passou',
  'result.source': 'O sorteio não é oficial',
  'result.early': 'O sorteio ainda não foi realizado',
  'result.closed': 'O sorteio não aceita resultado agora',
  'result.levels': 'Faltam ou sobram níveis de prêmio',
  'result.count': 'Um nível tem números de menos ou de mais',
  'result.width': 'Um número tem dígitos de menos ou de mais',
  'result.range': 'Um número está fora do intervalo permitido',
  'result.duplicate': 'Um número está repetido',
  'result.repeated': 'Outro sorteio da loteria tem exatamente os mesmos números',
  'result.conflict': 'Esta fonte informou antes um resultado diferente',
};
