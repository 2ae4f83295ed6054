import type { sectionTexts } from '../../../sections/verification/section-texts.ts';

export const verificationSection: typeof sectionTexts = {
  title: 'Danh tính',
  queue: 'Giấy tờ',
  providers: 'Nhà cung cấp danh tính',
  connection: 'Nhà cung cấp kiểm tra danh tính hoặc loại trừ',
  state: 'Giấy tờ',
  decided: 'Quyết định lúc',
  by: 'Người quyết định',
  documents: 'Ảnh đã gửi',
  verify: 'Xác minh không có giấy tờ',
};
