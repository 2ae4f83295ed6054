import type { connectionTexts } from '../../../parts/connections/texts.ts';

export const partsConnection: typeof connectionTexts = {
  heading: 'Kết nối',
  hint: 'Khóa được lưu mã hóa; chỉ hiện các ký tự cuối. Người vận hành thứ hai duyệt mỗi thay đổi.',
  states: { on: 'Đang bật', off: 'Đã tắt', none: 'Chưa kết nối' },
  fromEnvironment: 'Từ biến môi trường của máy chủ',
  notCertified: 'Chưa được chứng nhận: hãy thử bằng khóa của bạn trước khi mở trang.',
  urlHint: 'Giữ nguyên trừ khi nhà cung cấp cho bạn địa chỉ khác.',
  urlHintOwn: 'Địa chỉ https do nhà cung cấp đưa.',
  keyHint: (hint) => `Đang dùng: …${hint}. Để trống mọi khóa để giữ nguyên.`,
  keyHintNew: 'Được lưu mã hóa. Không xem lại được, chỉ thay được.',
  connect: 'Kết nối',
  change: 'Thay đổi',
  asked: 'Người vận hành thứ hai phải duyệt thay đổi này. Yêu cầu nằm trong mục Phê duyệt.',
  off: 'Tắt',
  test: 'Kiểm tra kết nối',
  testAgain: 'Kiểm tra lại',
  testing: 'Đang kiểm tra…',
  lastTest: 'Lần kiểm tra cuối',
  results: {
    passed: 'Hoạt động',
    keys: 'Nhà cung cấp từ chối các khóa này',
    refused: 'Nhà cung cấp báo lỗi',
    unanswered: 'Không phản hồi',
    notConnected: 'Chưa kết nối',
  },
};
