import { pick } from '../../../shared/language.ts';

/** Common requirements of licences, for profiles that name no market. */
const COMMON_EN = [
  'This profile belongs to no market: follow your licence. The sentences in brackets are required by most of them.',
  'The licensing authority and the number of the licence. Add them in the card Company and licences.',
  'How members’ money is kept if the company fails, and the law that applies.',
  'An organisation that helps with gambling problems, and a body for complaints.',
  'The company responsible for personal data, and the authority for data protection.',
];
const COMMON_VI = [
  'Hồ sơ này không thuộc thị trường nào: hãy theo giấy phép của bạn. Đa số giấy phép cần các câu có ngoặc vuông.',
  'Cơ quan cấp phép và số giấy phép: thẻ Công ty và giấy phép.',
  'Tiền của hội viên được giữ thế nào nếu công ty phá sản, và pháp luật áp dụng.',
  'Một tổ chức hỗ trợ người gặp vấn đề vì cá cược, và nơi nhận khiếu nại.',
  'Công ty chịu trách nhiệm về dữ liệu cá nhân, và cơ quan bảo vệ dữ liệu.',
];

/** Texts of the drafts of terms and privacy. */
export const legalTexts = pick(
  {
    heading: 'Terms and privacy',
    text:
      'These drafts come with the platform and are shown as players read them. They are not legal advice. Have them ' +
      'checked for your licence, and replace passages that do not fit. Sentences with [brackets] are required by ' +
      'your market and shown to players only once you have saved the passage.',
    language: 'Language of the drafts',
    draft: 'Draft',
    own: 'Your wording',
    replace: 'Replace',
    save: 'Save',
    replaceHint: 'Keep placeholders such as {name}. An empty text restores the draft of the platform.',
    terms: 'Terms',
    privacy: 'Privacy',
    asks: 'Market requirements',
    market: {
      UK: [
        'The licence holder, its Gambling Commission account number and a link to the register. Add them in the card ' +
          'Company and licences.',
        'How customers’ money is protected if the company fails: not protected, medium or high (LCCP 4.2.1). Add it ' +
          'under Money.',
        'The body that settles disputes free of charge (LCCP 6.1.1). Add it under Complaints.',
        'GAMSTOP and a help line. Add them in the cards Company and licences, and Limits and exclusion.',
      ],
      demo: COMMON_EN,
      open: COMMON_EN,
    },
  },
  {
    heading: 'Điều khoản và quyền riêng tư',
    text:
      'Đây là bản nháp có sẵn của nền tảng, đúng như người chơi đọc. Bản nháp không phải tư vấn pháp lý. Hãy cho ' +
      'kiểm tra theo giấy phép của bạn và thay đoạn không phù hợp. Câu có [ngoặc vuông] do thị trường yêu cầu và chỉ ' +
      'hiện với người chơi sau khi bạn lưu đoạn đó.',
    language: 'Ngôn ngữ của bản nháp',
    draft: 'Bản nháp',
    own: 'Lời của bạn',
    replace: 'Thay',
    save: 'Lưu',
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
  },
);
