import type { words } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenActs: typeof words = {
  approve: (title) => `Duyệt lệnh rút ${title}`,
  refuse: (title) => `Từ chối lệnh rút ${title}`,
  hold: (title) => `Tạm giữ lệnh rút ${title}`,
  release: (title) => `Bỏ tạm giữ lệnh rút ${title}`,
  void: (title) => `Hủy kỳ quay ${title}`,
  postpone: (title) => `Hoãn kỳ quay ${title}`,
  disable: (title) => `Khóa ${title}`,
  pause: (title) => `Tạm dừng ${title}`,
};
