import type { ownGamesTexts } from '../../../sections/vendors/connections/own-games-texts.ts';

export const vendorsOwnGames: typeof ownGamesTexts = {
  title: 'Trò chơi trong danh mục',
  none: 'Chưa có trò chơi. Nhập danh sách của nhà cung cấp ở dưới, hoặc thêm từng trò chơi.',
  add: 'Thêm trò chơi',
  change: 'Thay đổi',
  id: 'Mã trò chơi',
  idHint: 'Mã của nhà cung cấp cho trò chơi; không đổi được về sau.',
  choose: 'Chọn từ danh sách của nhà cung cấp',
  listed: 'Trò chơi trong danh sách của nhà cung cấp',
  allListed: 'Mọi trò chơi trong danh sách của nhà cung cấp đã có trong danh mục.',
  language: 'Ngôn ngữ của tên',
  languageHint: 'Ngôn ngữ không có tên riêng sẽ hiện tên tiếng Anh.',
  missingName: 'Hãy nhập tên tiếng Anh',
  pictureHint: 'Đường dẫn của trang này, hoặc địa chỉ https của máy chủ được phép. Để trống: hình được tạo tự động.',
  upload: 'Tải hình lên',
  tooLarge: 'Tệp quá lớn',
  enabled: 'Đang mở',
  on: 'bật',
  off: 'tắt',
  hint: 'Trò chơi mới, đổi loại và bật trò chơi cần người vận hành thứ hai.',
  more: (count) => `Hiện 200 trên ${count} trò chơi. Tất cả nằm ở mục Trò chơi.`,
};
