import type { kindTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineKinds: typeof kindTexts = {
  login: 'Inicio de sesión',
  registration: 'Cuenta',
  deposit: 'Depósito',
  withdrawal: 'Retiro',
  withdrawalDecision: 'Retiro',
  movement: 'Saldo',
  bonus: 'Bono',
  reward: 'Recompensa',
  level: 'Nivel VIP',
  harm: 'Señal de daño',
  document: 'Documento',
  message: 'Mensaje',
  feedback: 'Sugerencias',
  chat: 'Chat',
  note: 'Nota',
  decision: 'Operador',
};
