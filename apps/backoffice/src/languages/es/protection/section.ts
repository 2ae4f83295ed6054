import type { sectionTexts } from '../../../sections/protection/section-texts.ts';

export const protectionSection: typeof sectionTexts = {
  acts: 'Protección',
  alerts: 'Señales de daño',
  member: 'Protección',
  action: (account) => `Protección de ${account}`,
  limits: 'Límites y exclusiones',
  risk: 'Riesgo',
  riskHint: 'Señales de daño abiertas: ninguna, una o más',
  risks: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
  facts: {
    'deposit.day': 'Depósitos por día',
    'deposit.week': 'Depósitos por semana',
    'deposit.month': 'Depósitos por mes',
    'loss.day': 'Pérdidas por día',
    'loss.week': 'Pérdidas por semana',
    'loss.month': 'Pérdidas por mes',
    'stake.day': 'Importes apostados por día',
    'stake.week': 'Importes apostados por semana',
    'stake.month': 'Importes apostados por mes',
    'session.day': 'Minutos por día',
    timedOut: 'En pausa hasta',
    excluded: 'Excluido hasta',
  },
};
