import type { legalTexts } from '../../../sections/site/legal/legal-texts.ts';

const COMMON_VI = [
  'Hồ sơ này không thuộc thị trường nào: hãy theo giấy phép của bạn. Đa số giấy phép cần các câu có ngoặc vuông.',
  'Cơ quan cấp phép và số giấy phép: thẻ Công ty và giấy phép.',
  'Tiền của hội viên được giữ thế nào nếu công ty phá sản, và pháp luật áp dụng.',
  'Một tổ chức hỗ trợ người gặp vấn đề vì cá cược, và nơi nhận khiếu nại.',
  'Công ty chịu trách nhiệm về dữ liệu cá nhân, và cơ quan bảo vệ dữ liệu.',
];

export const siteLegal: typeof legalTexts = {
  heading: 'Điều khoản và quyền riêng tư',
  text:
    'Đây là bản nháp có sẵn của nền tảng, đúng như người chơi đọc. Bản nháp không phải tư vấn pháp lý. Hãy cho ' +
    'kiểm tra theo giấy phép của bạn và thay đoạn không phù hợp. Câu có [ngoặc vuông] do thị trường yêu cầu và chỉ ' +
    'hiện với người chơi sau khi bạn lưu đoạn đó.',
  language: 'Ngôn ngữ của bản nháp',
  draft: 'Bản nháp',
  own: 'Lời của bạn',
  replace: 'Thay',
  replaceHint: 'Giữ các chỗ trống như {name}. Để trống thì dùng lại bản nháp của nền tảng.',
  terms: 'Điều khoản',
  privacy: 'Quyền riêng tư',
  asks: 'Thị trường của bạn yêu cầu',
  market: {
    UK: [
      'Chủ giấy phép cùng số tài khoản tại Gambling Commission và liên kết đến sổ đăng ký: thẻ Công ty và giấy phép.',
      'Tiền của khách được bảo vệ thế nào nếu công ty phá sản: không, trung bình hoặc cao (LCCP 4.2.1). Thêm vào ' +
        'phần tiền.',
      'Cơ quan giải quyết tranh chấp miễn phí (LCCP 6.1.1). Thêm vào phần khiếu nại.',
      'GAMSTOP và một đường dây hỗ trợ: thẻ Công ty và giấy phép, và phần giới hạn, loại trừ.',
    ],
    demo: COMMON_VI,
    open: COMMON_VI,
  },
};
