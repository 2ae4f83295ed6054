import type { stepTexts } from '../../../sections/backoffice/setup/step-texts.ts';

export const backofficeSteps: typeof stepTexts = {
  operators: {
    title: 'Người vận hành',
    text:
      'Thay đổi về tiền hoặc pháp lý cần hai người vận hành. Mỗi người đăng nhập bằng khóa truy cập hoặc ứng dụng ' +
      'xác thực.',
    has: ({ withSecondFactor = 0, active = 0 }) => `${withSecondFactor} trên ${active} người có yếu tố thứ hai`,
    missing: 'Hai người vận hành phải đăng nhập và thiết lập yếu tố thứ hai.',
    links: ['Người vận hành'],
  },
  merchant: {
    title: 'Nhà cái',
    text: 'Tiền tệ, múi giờ, ngôn ngữ, độ tuổi tối thiểu, giấy phép, khu vực và thị trường.',
    has: ({ licences = 0 }) => `${licences} giấy phép được hiển thị`,
    missing: 'Kiểm tra cài đặt rồi xác nhận.',
    links: ['Cài đặt nhà cái'],
  },
  brand: {
    title: 'Thương hiệu',
    text: 'Tên, màu sắc và logo của thương hiệu.',
    has: ({ logos = 0 }) => (logos === 0 ? 'Logo mặc định' : 'Logo riêng'),
    missing: 'Kiểm tra màu và logo rồi xác nhận.',
    links: ['Cài đặt thương hiệu'],
  },
  pages: {
    title: 'Trang và menu',
    text: 'Các trang đang mở, liên kết, tải xuống và cách liên hệ chăm sóc khách hàng.',
    has: ({ categories = 0, closed = 0 }) => `${categories} danh mục, ${closed} trang đóng`,
    missing: 'Kiểm tra trang và liên kết rồi xác nhận.',
    links: ['Trang đã đóng', 'Liên kết và liên hệ'],
  },
  registration: {
    title: 'Đăng ký và đăng nhập',
    text: 'Người chơi đăng ký bằng cách nào, điền những trường nào, và ai gửi mã.',
    has: ({ ways = 0 }) => `${ways} cách đăng ký`,
    missing: 'Bật ít nhất một cách đăng ký, kiểm tra các trường rồi xác nhận.',
    links: ['Cài đặt đăng ký', 'SMS và email', 'Kiểm tra danh tính và loại trừ', 'Google và Facebook'],
  },
  cashier: {
    title: 'Nạp và rút tiền',
    text:
      'Các cách nạp tiền, điều kiện rút tiền và nhà cung cấp thanh toán. Tài khoản mới của hội viên nhận tiền sau ' +
      '24 giờ trừ khi điều kiện quy định khác. Khi chạy thử, máy mô phỏng trả tiền: địa chỉ của nó, ở Nhà cung cấp ' +
      'thanh toán, mở trang ngân hàng quyết định các lệnh chi.',
    has: ({ deposits = 0, payouts = 0 }) => `${deposits} cách nạp, ${payouts} cách chi trả`,
    missing:
      'Kết nối một nhà cung cấp để nạp và một để chi trả ở Nhà cung cấp thanh toán; chi trả thủ công thì không cần. ' +
      'Sau đó mở một cách nạp tiền bằng tiền tệ của trang.',
    links: ['Các cách nạp tiền', 'Điều kiện rút tiền', 'Nhà cung cấp thanh toán', 'Mức của một người'],
  },
  vendors: {
    title: 'Nhà cung cấp trò chơi',
    text: 'Nhà cung cấp có trò chơi theo giấy phép riêng. Thêm một nhà cung cấp, thử kết nối, rồi chọn trò chơi.',
    has: ({ shown = 0, all = 0 }) => `${shown} trên ${all} được hiển thị`,
    missing: 'Thêm một nhà cung cấp trò chơi và cho hiển thị.',
    links: ['Nhà cung cấp trò chơi'],
  },
  games: {
    title: 'Trò chơi của nhà cung cấp',
    text: 'Trò chơi mà người chơi thấy trong danh sách và mở được.',
    has: ({ shown = 0, all = 0 }) => `${shown} trên ${all} đang bật`,
    missing: 'Nhập danh sách của một nhà cung cấp: mở nhà cung cấp, rồi mục Trò chơi. Trò chơi đã nhập thì bật.',
    links: ['Nhà cung cấp trò chơi', 'Trò chơi'],
  },
  lotteries: {
    title: 'Xổ số',
    text:
      'Các loại xổ số cùng kỳ quay, tỷ lệ và giới hạn. Hãy chọn tiền tệ và múi giờ trước: xổ số nào cũng cố định ' +
      'tiền tệ, xổ số có jackpot cố định cả múi giờ.',
    has: ({ on = 0, all = 0 }) => `${on} trên ${all} đang bán`,
    missing: 'Thêm một loại xổ số và mở bán.',
    links: ['Xổ số', 'Nguồn kết quả'],
  },
  originals: {
    title: 'Trò chơi của nhà',
    text: 'Trò chơi do chính nền tảng này vận hành, cùng mức cược và tỷ lệ hoàn trả.',
    has: ({ on = 0, all = 0 }) => `${on} trên ${all} đang bật`,
    missing: 'Bật ít nhất một trò chơi của nhà.',
    links: ['Trò chơi của nhà'],
  },
  content: {
    title: 'Điều khoản và quyền riêng tư',
    text:
      'Nền tảng có sẵn bản nháp điều khoản và quyền riêng tư bằng mọi ngôn ngữ. Đây không phải tư vấn pháp lý: ' +
      'hãy cho kiểm tra theo giấy phép của bạn, sửa chỗ không phù hợp rồi xác nhận.',
    has: ({ worded = 0 }) => `${worded} đoạn do bạn viết`,
    missing: 'Đọc cả hai trang, thay chỗ không phù hợp rồi xác nhận.',
    links: ['Bản nháp và cách diễn đạt'],
  },
};
