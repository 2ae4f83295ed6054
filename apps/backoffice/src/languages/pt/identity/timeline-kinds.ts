import type { kindTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineKinds: typeof kindTexts = {
  login: 'Login',
  registration: 'Conta',
  deposit: 'Depósito',
  withdrawal: 'Saque',
  withdrawalDecision: 'Saque',
  movement: 'Saldo',
  bonus: 'Bônus',
  reward: 'Recompensa',
  level: 'Nível VIP',
  harm: 'Sinal de risco',
  document: 'Documento',
  message: 'Mensagem',
  feedback: 'Sugestão',
  chat: 'Chat',
  note: 'Nota',
  decision: 'Operador',
};
