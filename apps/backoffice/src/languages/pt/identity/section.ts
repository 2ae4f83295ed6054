import type { words } from '../../../sections/identity/section.tsx';

export const identitySection: typeof words = {
  member: 'Membro',
  newMembers: 'Novos membros',
  disabled: 'Desativados',
  logins: 'Provedores de login',
  login: 'Provedor de login',
  totp: 'Remoção de um autenticador',
};
