import type { words } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenActs: typeof words = {
  approve: (title) => `Setujui penarikan ${title}`,
  refuse: (title) => `Tolak penarikan ${title}`,
  hold: (title) => `Tahan penarikan ${title}`,
  release: (title) => `Lepas penarikan ${title} dari penahanan`,
  void: (title) => `Anulir undian ${title}`,
  postpone: (title) => `Tunda undian ${title}`,
  disable: (title) => `Nonaktifkan ${title}`,
  pause: (title) => `Jeda ${title}`,
};
