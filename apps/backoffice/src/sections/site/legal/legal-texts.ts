import { pick } from '../../../shared/language.ts';

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
      demo: ['The demonstration has no market. Choose the profile of your licence in the card Market first.'],
      open: ['This profile has no market rules. Follow the rules of your licence.'],
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
      demo: ['Bản trình diễn không có thị trường riêng. Hãy chọn hồ sơ theo giấy phép của bạn trước: thẻ Thị trường.'],
      open: ['Hồ sơ này không có quy định của thị trường nào. Hãy theo quy định của giấy phép bạn có.'],
    },
  },
);
