import type { cardTexts } from '../../../sections/chat/card-texts.ts';

export const chatCard: typeof cardTexts = {
  kinds: { withdrawal: 'Saque', deposit: 'Depósito', bet: 'Aposta' },
  show: 'Mostrar um pagamento ou uma aposta',
  latest: 'Pagamentos e apostas',
  none: 'Nenhum a que você tenha acesso',
  open: (title) => `Abrir ${title}`,
  gone: 'Não é possível carregar isto agora',
};
