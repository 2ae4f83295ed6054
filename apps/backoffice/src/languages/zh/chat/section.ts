import type { words } from '../../../sections/chat/section.tsx';

export const chatSection: typeof words = {
  chat: '在线客服',
  desk: '客服回复与报表',
  translator: '客服翻译',
};
