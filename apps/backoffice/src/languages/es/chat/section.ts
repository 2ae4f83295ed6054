import type { words } from '../../../sections/chat/section.tsx';

export const chatSection: typeof words = {
  chat: 'Chat en vivo',
  desk: 'Respuestas e informe del chat',
  translator: 'Traductor del chat',
};
