import type { feedProviderTexts } from '../../../sections/lottery/feed-texts.ts';

export const lotteryFeedProvider: typeof feedProviderTexts = {
  groups: { feeds: 'Kết nối nguồn kết quả' },
  names: { 'feed-a': 'Nguồn A', 'feed-b': 'Nguồn B', 'feed-c': 'Nguồn C', 'feed-d': 'Nguồn D' },
  notes: {
    'feed-a': 'Kết quả được chốt khi hai nguồn hoặc hai người vận hành báo giống nhau. Hãy kết nối các nguồn độc lập.',
    'feed-b': 'Mỗi nguồn cần tên riêng; nếu hai nguồn trùng tên thì chỉ nguồn đầu được dùng.',
  },
  fields: { name: 'Tên, chữ thường và số' },
  keys: { secret: 'Bí mật dùng chung để ký câu trả lời' },
  offText: 'Nguồn này không còn được truy vấn. Kỳ quay chờ nguồn khác hoặc người vận hành.',
};
