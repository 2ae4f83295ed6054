import type { setupTexts } from '../../../sections/backoffice/setup/texts.ts';

export const backofficeSetup: typeof setupTexts = {
  stepsOf: 'Các bước',
  done: (done, all) => `Xong ${done} trên ${all}`,
  isDone: 'Xong',
  isOpen: 'Cần làm',
  isSpare: 'Không bắt buộc',
  all: 'Tất cả các bước',
  back: (title) => `Quay lại ${title}`,
  next: (title) => `Tiếp theo: ${title}`,
  confirm: 'Xác nhận',
  again: 'Xác nhận lại',
  confirmed: (name) => `${name} đã xác nhận,`,
  openText: 'Khách thấy trang chưa mở cửa cho đến khi hai người vận hành mở trang. Có thể đóng lại bất cứ lúc nào.',
  ask: 'Yêu cầu mở trang',
  askText: 'Người vận hành thứ hai phải đồng ý. Sau đó trang mở cho mọi người.',
  asked: (name) => `${name} đã yêu cầu mở trang.`,
  mustAgree: (names) => `Một người vận hành khác phải đồng ý: ${names}.`,
  noOther: 'chưa có người vận hành nào khác có yếu tố thứ hai',
  toApprovals: 'Đến phần phê duyệt',
  preview: 'Xem trước trang',
  previewed: (time) => `Đến ${time}, trình duyệt này hiển thị các trang như khách sẽ thấy.`,
  previewOpen: 'Mở bản xem trước',
  previewText:
    'Bản xem trước chỉ cho xem các trang. Việc đăng ký và thanh toán vẫn đóng, vì hội viên và khoản tiền ở đây sẽ ' +
    'là thật. Để thử, hãy xuất trang này và chạy bản sao với môi trường thử: npm run merchant -- export my-site, ' +
    'rồi trên máy khác SEED=my-site npm start.',
  check: 'Kiểm tra trước khi mở trang:',
  isOpened: 'Trang đang mở.',
  toSite: 'Đến trang',
  notYet: 'Còn thiếu các bước sau:',
  before: 'Điều kiện trước khi mở trang',
  logInAt: (address) => `Người vận hành mới đăng nhập tại ${address}.`,
  waits: (address) => `Người bạn đã thêm chưa hoàn tất lần đăng nhập đầu tiên tại ${address}.`,
  lost: 'Nếu mất mật khẩu, hãy thêm lại cùng tên để có mật khẩu mới.',
  play: 'Ít nhất một trò chơi: của nhà cung cấp, xổ số hoặc trò chơi của nhà',
  cashier: 'Một cách nạp tiền và một cách chi trả',
  two: 'Hai người vận hành có yếu tố thứ hai',
  content: 'Đã xác nhận điều khoản và quyền riêng tư',
  settings: 'Đã xác nhận nhà cái, thương hiệu, trang và đăng ký',
  addSecond: 'Thêm người vận hành thứ hai',
  addSecondText:
    'Bạn là người vận hành duy nhất nên có thể tự thêm người thứ hai. Người đó tự chọn mật khẩu ở lần đăng ' +
    'nhập đầu tiên và thiết lập yếu tố thứ hai.',
  add: 'Thêm người vận hành',
  password: 'Mật khẩu cho lần đăng nhập đầu tiên, chỉ hiển thị một lần',
  until: (time) => `Hãy tự trao cho người vận hành mới. Mật khẩu có hiệu lực đến ${time}.`,
};
