import type { ProviderWords } from '../../parts/connections/api.ts';
import { translated } from '../../shared/language.ts';

/** Texts about the places of result feeds. */
export const feedProviderTexts = translated<ProviderWords>('lotteryFeedProvider', {
  groups: { feeds: 'Feed connections' },
  names: { 'feed-a': 'Feed A', 'feed-b': 'Feed B', 'feed-c': 'Feed C', 'feed-d': 'Feed D' },
  notes: {
    'feed-a':
      'A result is accepted when two feeds or two operators agree. Connect sources that are ' +
      'independent of each other.',
    'feed-b': 'Each feed needs its own name; of two feeds with the same name, only the first is used.',
  },
  fields: { name: 'Name (lower-case letters and digits)' },
  keys: { secret: 'Shared secret that signs its responses' },
  offText: 'This feed is no longer queried. Draws wait for other feeds or for operators.',
});
