import type { feedProviderTexts } from '../../../sections/lottery/feed-texts.ts';

export const lotteryFeedProvider: typeof feedProviderTexts = {
  groups: { feeds: 'Conexiones de fuentes' },
  names: { 'feed-a': 'Fuente A', 'feed-b': 'Fuente B', 'feed-c': 'Fuente C', 'feed-d': 'Fuente D' },
  notes: {
    'feed-a':
      'Un resultado se acepta cuando coinciden dos fuentes o dos operadores. Conecte fuentes independientes entre sí.',
    'feed-b': 'Cada fuente necesita su propio nombre; de dos fuentes con el mismo nombre solo se usa la primera.',
  },
  fields: { name: 'Nombre (letras minúsculas y cifras)' },
  keys: { secret: 'Secreto compartido que firma sus respuestas' },
  offText: 'Esta fuente ya no se consulta. Los sorteos esperan a otras fuentes o a los operadores.',
};
