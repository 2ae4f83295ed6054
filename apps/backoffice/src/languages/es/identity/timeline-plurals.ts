import type { pluralTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelinePlurals: typeof pluralTexts = {
  login: 'Inicios de sesión',
  registration: 'Registro',
  deposit: 'Depósitos',
  withdrawal: 'Retiros',
  withdrawalDecision: 'Decisiones sobre retiros',
  movement: 'Otros movimientos',
  bet: 'Apuestas',
  win: 'Ganancias',
  bonus: 'Bonos',
  reward: 'Recompensas',
  level: 'Niveles VIP',
  protection: 'Límites y pausas',
  harm: 'Señales de daño',
  document: 'Documentos',
  message: 'Mensajes',
  feedback: 'Sugerencias',
  chat: 'Chats',
  note: 'Notas',
  decision: 'Decisiones sobre la cuenta',
};
