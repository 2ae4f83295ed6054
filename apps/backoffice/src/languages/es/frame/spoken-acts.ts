import type { words } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenActs: typeof words = {
  approve: (title) => `Aprobar el retiro ${title}`,
  refuse: (title) => `Rechazar el retiro ${title}`,
  hold: (title) => `Retener el retiro ${title}`,
  release: (title) => `Liberar el retiro ${title}`,
  void: (title) => `Anular el sorteo ${title}`,
  postpone: (title) => `Aplazar el sorteo ${title}`,
  disable: (title) => `Inhabilitar a ${title}`,
  pause: (title) => `Pausar ${title}`,
};
