import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about the places of result feeds. */
export const feedProviderTexts = pick<ProviderWords>(
  {
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
    facts: {},
    warnings: {},
    offText: 'This feed is no longer queried. Draws wait for other feeds or for operators.',
  },
  {
    groups: { feeds: 'Kết nối nguồn kết quả' },
    names: { 'feed-a': 'Nguồn A', 'feed-b': 'Nguồn B', 'feed-c': 'Nguồn C', 'feed-d': 'Nguồn D' },
    notes: {
      'feed-a':
        'Kết quả được chốt khi hai nguồn hoặc hai người vận hành báo giống nhau. Hãy kết nối các nguồn độc lập.',
      'feed-b': 'Mỗi nguồn cần tên riêng; nếu hai nguồn trùng tên thì chỉ nguồn đầu được dùng.',
    },
    fields: { name: 'Tên, chữ thường và số' },
    keys: { secret: 'Bí mật dùng chung để ký câu trả lời' },
    facts: {},
    warnings: {},
    offText: 'Nguồn này không còn được truy vấn. Kỳ quay chờ nguồn khác hoặc người vận hành.',
  },
);
