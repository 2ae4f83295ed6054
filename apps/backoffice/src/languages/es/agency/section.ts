import type { sectionTexts } from '../../../sections/agency/section-texts.ts';

export const agencySection: typeof sectionTexts = {
  agents: 'Agentes',
  tree: 'Árbol de agentes',
  bills: 'Facturas de contratos',
  settlement: 'Liquidación',
  move: 'Mover en el árbol',
  run: 'Liquidación de agentes',
  billCorrection: 'Corrección de una factura',
  dayCorrection: 'Corrección de las cifras de un día',
  agentPay: 'Pagado a agentes',
  agent: 'Agente',
  playerNet: 'Neto de jugadores, 30 días',
  facts: {
    upline: 'Línea superior',
    team: 'Miembros de la línea inferior',
    turnover: 'Volumen apostado del equipo, 30 días',
    commission: 'Ganado, 30 días',
    owed: 'Facturas abiertas',
  },
};
