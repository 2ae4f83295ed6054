import type { words } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenActs: typeof words = {
  approve: (title) => `批准提款 ${title}`,
  refuse: (title) => `拒绝提款 ${title}`,
  hold: (title) => `挂起提款 ${title}`,
  release: (title) => `解除挂起提款 ${title}`,
  void: (title) => `作废期次 ${title}`,
  postpone: (title) => `推迟期次 ${title}`,
  disable: (title) => `停用 ${title}`,
  pause: (title) => `暂停 ${title}`,
};
