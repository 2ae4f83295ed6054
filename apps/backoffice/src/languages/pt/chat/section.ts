import type { words } from '../../../sections/chat/section.tsx';

export const chatSection: typeof words = {
  chat: 'Chat ao vivo',
  desk: 'Respostas e relatório do chat',
  translator: 'Tradutor do chat',
};
