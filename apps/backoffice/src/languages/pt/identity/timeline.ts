import type { timelineTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimeline: typeof timelineTexts = {
  title: 'Linha do tempo',
  filter: 'Filtrar por grupo',
  kinds: 'Filtrar por tipo',
  all: 'Tudo',
  groups: { money: 'Dinheiro', play: 'Jogo', safety: 'Proteção', contact: 'Contato', decisions: 'Decisões' },
  more: 'Mostrar eventos anteriores',
  none: 'Nada aconteceu ainda. Logins, apostas, pagamentos e mensagens aparecerão aqui.',
  noneOf: 'O membro não tem eventos deste tipo.',
};
