import type { feedProviderTexts } from '../../../sections/lottery/feed-texts.ts';

export const lotteryFeedProvider: typeof feedProviderTexts = {
  groups: { feeds: 'Conexões das fontes' },
  names: { 'feed-a': 'Fonte A', 'feed-b': 'Fonte B', 'feed-c': 'Fonte C', 'feed-d': 'Fonte D' },
  notes: {
    'feed-a':
      'Um resultado é aceito quando duas fontes ou dois operadores concordam. Conecte fontes independentes entre si.',
    'feed-b': 'Cada fonte precisa de um nome próprio; de duas fontes com o mesmo nome, só a primeira é usada.',
  },
  fields: { name: 'Nome (letras minúsculas e dígitos)' },
  keys: { secret: 'Chave compartilhada que assina as respostas dela' },
  offText: 'Esta fonte deixa de ser consultada. Os sorteios esperam outras fontes ou operadores.',
};
