import type { words } from '../../../sections/chat/section.tsx';

export const chatSection: typeof words = {
  chat: 'Trò chuyện',
  desk: 'Câu trả lời và báo cáo trò chuyện',
  translator: 'Trình dịch cuộc trò chuyện',
};
