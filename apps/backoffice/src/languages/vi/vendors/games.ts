import type { gamesTexts } from '../../../sections/vendors/games-texts.ts';

export const vendorsGames: typeof gamesTexts = {
  title: 'Danh sách trò chơi của nhà cung cấp',
  compare: 'So với danh mục',
  same: (theirs) => `Nhà cung cấp có ${theirs} trò chơi: danh mục có đúng các trò chơi đó`,
  counted: (theirs, ours) => `Nhà cung cấp có ${theirs} trò chơi, danh mục có ${ours}`,
  takeOver: 'Nhập thay đổi',
  change: 'Thay đổi',
  changes: { added: 'mới', renamed: 'đổi tên', gone: 'không còn: sẽ tắt' },
  was: 'Trước đây',
  stakes: 'Mức cược tối đa mỗi lần',
  every: 'Mọi trò chơi',
  most: 'Mức tối đa',
  noStakes: 'Chưa đặt mức cược tối đa: chỉ áp dụng giới hạn của hội viên',
  set: 'Đặt mức cược tối đa',
  gameId: 'Trò chơi; để trống cho mọi trò chơi',
  since: 'Từ',
};
