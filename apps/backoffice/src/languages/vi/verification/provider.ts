import type { identityProviderTexts } from '../../../sections/verification/connection-texts.ts';

export const verificationProvider: typeof identityProviderTexts = {
  groups: { identity: 'Kiểm tra danh tính', register: 'Sổ tự loại trừ', sanctions: 'Danh sách trừng phạt' },
  names: {
    sumsub: 'Sumsub',
    identity: 'Giao thức có chữ ký: kiểm tra danh tính',
    gamstop: 'GAMSTOP (Anh)',
    register: 'Giao thức có chữ ký: sổ tự loại trừ',
    sanctions: 'Giao thức có chữ ký: danh sách trừng phạt',
  },
  notes: {
    sumsub:
      'Chưa được chứng nhận: hãy thử trước bằng khóa của bạn. Nhập địa chỉ webhook bên dưới vào trang quản lý ' +
      'Sumsub, với sự kiện applicantReviewed và chữ ký SHA-256 hoặc SHA-512.',
    gamstop:
      'Chưa được chứng nhận: hãy thử trước bằng khóa của bạn. Hội viên được tra cứu khi kiểm tra danh tính đã cho ' +
      'tên, ngày sinh và mã bưu chính; trước đó họ không chơi và không nạp tiền được.',
    identity: 'Nếu không có nhà cung cấp, người vận hành tự kiểm tra giấy tờ.',
    register: 'Khi thị trường yêu cầu sổ mà không sổ nào phản hồi, không ai đăng ký, chơi hay nạp tiền được.',
    sanctions: 'Nếu không có danh sách, tên không được kiểm tra.',
  },
  fields: {
    levelName: 'Cấp xác minh, theo tên trên trang quản lý',
    country: 'Quốc gia của giấy tờ, ba chữ cái như GBR',
    batchUrl: 'Địa chỉ tra cứu hàng loạt',
  },
  keys: {
    appToken: 'App token',
    secretKey: 'Khóa bí mật của app token',
    webhookSecret: 'Khóa bí mật của webhook',
    apiKey: 'API key',
    secret: 'Bí mật dùng chung',
  },
  facts: { webhookUrl: 'Địa chỉ nhận webhook' },
  offText:
    'Người vận hành thứ hai phải duyệt. Không có kiểm tra danh tính thì người vận hành tự kiểm tra giấy tờ; ' +
    'không có sổ mà thị trường cần thì không ai đăng ký, chơi hay nạp tiền được.',
};
