import type { catalogueTexts } from '../../../sections/catalogue/texts.ts';

export const catalogue: typeof catalogueTexts = {
  all: 'Tất cả',
  node: 'Nút',
  games: 'Trò chơi',
  tags: 'Nhãn',
  shown: 'Hiển thị',
  hidden: 'Bị ẩn',
  show: 'Hiện',
  markHot: 'Đánh dấu nổi bật',
  unmarkHot: 'Bỏ đánh dấu nổi bật',
  markNew: 'Đánh dấu mới',
  unmarkNew: 'Bỏ đánh dấu mới',
  change: 'Thay đổi',
  pictureHint:
    'Một đường dẫn của trang này, hoặc địa chỉ https của máy chủ được phép. Để trống: hình được tạo tự động.',
  mobileIconUrl: 'Hình cho điện thoại',
  mobileHint: 'Được hiển thị trước. Nếu trống, trang dùng hình lớn, hình nhỏ rồi đến hình ở trên.',
  mobileLargeIcon: 'Hình lớn cho điện thoại',
  mobileSmallIcon: 'Hình nhỏ cho điện thoại',
  isGameH5: 'Mở ngay trong trang. Bỏ chọn với trò chơi cần cửa sổ riêng.',
  roomId: 'Phòng của nhà cung cấp',
  gameGroupId: 'Nhóm của nhà cung cấp',
  vendorHint: 'Do nhà cung cấp đặt. Để trống nếu họ không nêu.',
  chooseHint: 'Chọn theo trò chơi khác của nhà cung cấp, hoặc nhập giá trị mới.',
  supportPlay: 'Cách chơi được hỗ trợ',
  supportHint: 'Trang gửi nguyên giá trị này khi mở trò chơi.',
};
