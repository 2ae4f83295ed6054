import type { sectionTexts } from '../../../sections/agency/section-texts.ts';

export const agencySection: typeof sectionTexts = {
  agents: 'Agentes',
  tree: 'Árvore de agentes',
  bills: 'Faturas dos contratos',
  settlement: 'Liquidação',
  move: 'Mover na árvore',
  run: 'Liquidação de agentes',
  billCorrection: 'Correção de uma fatura',
  dayCorrection: 'Correção dos números de um dia',
  agentPay: 'Pago a agentes',
  agent: 'Agente',
  playerNet: 'Líquido dos jogadores, 30 dias',
  facts: {
    upline: 'Agente acima',
    team: 'Membros abaixo',
    turnover: 'Volume apostado da equipe, 30 dias',
    commission: 'Ganho, 30 dias',
    owed: 'Faturas abertas',
  },
};
