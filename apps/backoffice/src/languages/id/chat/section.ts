import type { words } from '../../../sections/chat/section.tsx';

export const chatSection: typeof words = {
  chat: 'Live chat',
  desk: 'Balasan dan laporan chat',
  translator: 'Penerjemah chat',
};
