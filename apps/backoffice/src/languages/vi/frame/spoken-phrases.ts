import type { phrases } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenPhrases: typeof phrases = {
  approve: 'phê duyệt, duyệt',
  refuse: 'từ chối',
  hold: 'tạm giữ, giữ',
  release: 'bỏ tạm giữ',
  void: 'hủy',
  postpone: 'hoãn',
  disable: 'khóa',
  pause: 'tạm dừng, tắt',
  withdrawal: 'lệnh rút tiền, lệnh rút, rút tiền',
  draw: 'kỳ quay',
  member: 'hội viên, người chơi',
  vendor: 'nhà cung cấp',
};
