import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about the providers of identity checks, exclusion registers and sanctions lists. */
export const identityProviderTexts = pick<ProviderWords>(
  {
    groups: { identity: 'Identity checks', register: 'Register of exclusions', sanctions: 'Lists of sanctions' },
    names: {
      sumsub: 'Sumsub',
      identity: 'Signed protocol: identity checks',
      gamstop: 'GAMSTOP (Great Britain)',
      register: 'Signed protocol: register of exclusions',
      sanctions: 'Signed protocol: lists of sanctions',
    },
    notes: {
      sumsub:
        'Not certified: test it with your own keys first. Enter the webhook address below in the Sumsub dashboard, ' +
        'with the event applicantReviewed and a digest by SHA-256 or SHA-512.',
      gamstop:
        'Not certified: test it with your own key first. The register is queried once the identity ' +
        'check has returned ' +
        'name, birth date and postcode. Until then the member cannot play or deposit.',
      identity: 'Without a provider, operators check the documents themselves.',
      register: 'While the market requires a register and none responds, players cannot register, play or deposit.',
      sanctions: 'Without lists, names are not checked.',
    },
    fields: {
      levelName: 'Verification level (name in the dashboard)',
      country: 'Country of the documents (three letters, such as GBR)',
      batchUrl: 'Address of the batch check',
    },
    keys: {
      appToken: 'App token',
      secretKey: 'Secret key of the app token',
      webhookSecret: 'Secret key of the webhook',
      apiKey: 'API key',
      secret: 'Shared secret',
    },
    facts: { webhookUrl: 'Webhook address' },
    warnings: {},
    offText:
      'A second operator has to approve. Without identity checks, operators check the documents. Without a register ' +
      'that the market requires, players cannot register, play or deposit.',
  },
  {
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
    warnings: {},
    offText:
      'Người vận hành thứ hai phải duyệt. Không có kiểm tra danh tính thì người vận hành tự kiểm tra giấy tờ; ' +
      'không có sổ mà thị trường cần thì không ai đăng ký, chơi hay nạp tiền được.',
  },
);
