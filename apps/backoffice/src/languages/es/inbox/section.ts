import type { words } from '../../../sections/inbox/section.tsx';

export const inboxSection: typeof words = {
  cases: 'Sugerencias',
  mailings: 'Mensajes',
  write: 'Enviar un mensaje',
  action: (account) => `Enviar un mensaje a ${account}`,
};
