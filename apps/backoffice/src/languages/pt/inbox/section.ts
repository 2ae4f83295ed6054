import type { words } from '../../../sections/inbox/section.tsx';

export const inboxSection: typeof words = {
  cases: 'Sugestões',
  mailings: 'Mensagens',
  write: 'Enviar uma mensagem',
  action: (account) => `Enviar uma mensagem a ${account}`,
};
