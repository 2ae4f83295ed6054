import type { pluralTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelinePlurals: typeof pluralTexts = {
  login: 'Logins',
  registration: 'Cadastro',
  deposit: 'Depósitos',
  withdrawal: 'Saques',
  withdrawalDecision: 'Decisões sobre saques',
  movement: 'Outras movimentações',
  bet: 'Apostas',
  win: 'Ganhos',
  bonus: 'Bônus',
  reward: 'Recompensas',
  level: 'Níveis VIP',
  protection: 'Limites e pausas',
  harm: 'Sinais de risco',
  document: 'Documentos',
  message: 'Mensagens',
  feedback: 'Sugestões',
  chat: 'Chats',
  note: 'Notas',
  decision: 'Decisões sobre a conta',
};
