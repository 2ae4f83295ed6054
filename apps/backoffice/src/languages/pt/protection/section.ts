import type { sectionTexts } from '../../../sections/protection/section-texts.ts';

export const protectionSection: typeof sectionTexts = {
  acts: 'Proteção',
  alerts: 'Sinais de risco',
  member: 'Proteção',
  action: (account) => `Proteção de ${account}`,
  limits: 'Limites e exclusões',
  risk: 'Risco',
  riskHint: 'Sinais de risco abertos: nenhum, um ou mais',
  risks: { low: 'Baixo', medium: 'Médio', high: 'Alto' },
  facts: {
    'deposit.day': 'Depósitos por dia',
    'deposit.week': 'Depósitos por semana',
    'deposit.month': 'Depósitos por mês',
    'loss.day': 'Perdas por dia',
    'loss.week': 'Perdas por semana',
    'loss.month': 'Perdas por mês',
    'stake.day': 'Valor apostado por dia',
    'stake.week': 'Valor apostado por semana',
    'stake.month': 'Valor apostado por mês',
    'session.day': 'Minutos por dia',
    timedOut: 'Em pausa até',
    excluded: 'Autoexcluído até',
  },
};
