import type { words } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenActs: typeof words = {
  approve: (title) => `Aprovar saque ${title}`,
  refuse: (title) => `Recusar saque ${title}`,
  hold: (title) => `Reter saque ${title}`,
  release: (title) => `Liberar saque ${title}`,
  void: (title) => `Anular sorteio ${title}`,
  postpone: (title) => `Adiar sorteio ${title}`,
  disable: (title) => `Desativar ${title}`,
  pause: (title) => `Pausar ${title}`,
};
