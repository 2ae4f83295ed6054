import type { settingWords } from '../../../sections/site/settings-words.ts';

export const siteSettingWords: typeof settingWords = {
  brand: 'tên màu giao diện',
  logo: 'hình biểu tượng',
  money: 'tiền tệ múi giờ',
  offer: 'ngôn ngữ tuổi trò chơi',
  flags: 'tính năng bật tắt',
  words: 'chữ bản dịch',
  legal: 'điều khoản riêng tư pháp lý',
  company: 'công ty giấy phép địa chỉ',
  contact: 'hỗ trợ liên hệ điện thoại',
  install: 'ứng dụng cài đặt tải',
  bar: 'thanh tải',
  links: 'liên kết mẫu tên miền',
  registration: 'đăng ký đăng nhập',
  lottery: 'xổ số đại lý',
  clients: 'máy khách phiên bản',
  codes: 'mã xác minh',
  windows: 'bảo trì đóng',
  regions: 'quốc gia khu vực chặn',
  market: 'thị trường luật',
};
