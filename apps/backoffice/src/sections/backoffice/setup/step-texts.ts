import type { SetupStep, StepId } from './api.ts';

interface StepWords {
  title: string;
  /** Purpose of the step. */
  text: string;
  /** Text about the existing records, such as "2 of 3 with a second factor". */
  has: (detail: SetupStep['detail']) => string;
  /** The action to take while it is incomplete. */
  missing: string;
  /** Link texts of the pages of the step. */
  links: readonly string[];
}

const of = (detail: SetupStep['detail'], name: string) => detail[name] ?? 0;

export const STEPS_EN: Readonly<Record<StepId, StepWords>> = {
  operators: {
    title: 'Operators',
    text: 'Changes that concern money or the law need two operators. Each logs in with a passkey or an authenticator.',
    has: (d) => `${of(d, 'withSecondFactor')} of ${of(d, 'active')} with a second factor`,
    missing: 'Two operators have to log in and set up a second factor.',
    links: ['Operators'],
  },
  merchant: {
    title: 'Merchant',
    text: 'Currency, time zone, languages, minimum age, licences, regions and market.',
    has: (d) => `Licences: ${of(d, 'licences')}`,
    missing: 'Check the settings, then confirm them.',
    links: ['Merchant settings'],
  },
  brand: {
    title: 'Brand',
    text: 'Name, colour and logo of your brand.',
    has: (d) => (of(d, 'logos') === 0 ? 'Standard logo' : 'Own logo'),
    missing: 'Check colour and logo, then confirm them.',
    links: ['Brand settings'],
  },
  pages: {
    title: 'Pages and menus',
    text: 'Open pages, links, downloads and customer service contacts.',
    has: (d) => `Categories: ${of(d, 'categories')}, closed pages: ${of(d, 'closed')}`,
    missing: 'Check pages and links, then confirm them.',
    links: ['Closed pages', 'Links and contact'],
  },
  registration: {
    title: 'Registration and log-in',
    text: 'How players register, which fields they fill in, and who sends codes.',
    has: (d) => `Registration methods: ${of(d, 'ways')}`,
    missing: 'Switch on at least one registration method, check the fields, then confirm them.',
    links: ['Registration settings', 'SMS and mail', 'Identity checks and exclusions', 'Google and Facebook'],
  },
  cashier: {
    title: 'Deposits and payouts',
    text:
      'Deposit methods, withdrawal terms and payment providers. Payouts to a new account of a member start after 24 ' +
      'hours unless the terms define another time. In a trial the sandbox pays: its address, under Payment ' +
      'providers, opens a bank page where you complete or reject payouts.',
    has: (d) => `Deposit methods: ${of(d, 'deposits')}, payout methods: ${of(d, 'payouts')}`,
    missing:
      'Connect a provider for deposits and one for payouts under Payment providers; Manual payouts need none. Then ' +
      'open a deposit method in the currency of the site.',
    links: ['Deposit methods', 'Withdrawal terms', 'Payment providers', 'Limit of one operator'],
  },
  vendors: {
    title: 'Vendors',
    text: 'A vendor supplies games under its own licence. Add one, test the connection, then choose its games.',
    has: (d) => `${of(d, 'shown')} of ${of(d, 'all')} shown`,
    missing: 'Add a vendor and show it.',
    links: ['Vendors'],
  },
  games: {
    title: 'Games of vendors',
    text: 'Games that players find on the lists and can start.',
    has: (d) => `${of(d, 'shown')} of ${of(d, 'all')} on`,
    missing: 'Import the list of a vendor: open the vendor, then Games. Imported games are on.',
    links: ['Vendors', 'Games'],
  },
  lotteries: {
    title: 'Lotteries',
    text: 'Lotteries with their draws, odds and limits.',
    has: (d) => `${of(d, 'on')} of ${of(d, 'all')} on sale`,
    missing: 'Add a lottery and put it on sale.',
    links: ['Lotteries', 'Result feeds'],
  },
  originals: {
    title: 'In-house games',
    text: 'Games that this platform draws itself, with their stakes and returns.',
    has: (d) => `${of(d, 'on')} of ${of(d, 'all')} on`,
    missing: 'Switch on at least one in-house game.',
    links: ['In-house games'],
  },
  content: {
    title: 'Terms and privacy',
    text:
      'The platform brings drafts of terms and privacy in every language. They are not legal advice: have them ' +
      'checked for your licence, replace passages that do not fit, then confirm them.',
    has: (d) => `Passages of your own: ${of(d, 'worded')}`,
    missing: 'Read both pages, replace passages that do not fit, then confirm them.',
    links: ['Drafts and wording'],
  },
};

export const STEPS_VI: Readonly<Record<StepId, StepWords>> = {
  operators: {
    title: 'Người vận hành',
    text:
      'Thay đổi về tiền hoặc pháp lý cần hai người vận hành. Mỗi người đăng nhập bằng khóa truy cập hoặc ứng dụng ' +
      'xác thực.',
    has: (d) => `${of(d, 'withSecondFactor')} trên ${of(d, 'active')} người có yếu tố thứ hai`,
    missing: 'Hai người vận hành phải đăng nhập và thiết lập yếu tố thứ hai.',
    links: ['Người vận hành'],
  },
  merchant: {
    title: 'Nhà cái',
    text: 'Tiền tệ, múi giờ, ngôn ngữ, độ tuổi tối thiểu, giấy phép, khu vực và thị trường.',
    has: (d) => `${of(d, 'licences')} giấy phép được hiển thị`,
    missing: 'Kiểm tra cài đặt rồi xác nhận.',
    links: ['Cài đặt nhà cái'],
  },
  brand: {
    title: 'Thương hiệu',
    text: 'Tên, màu sắc và logo của thương hiệu.',
    has: (d) => (of(d, 'logos') === 0 ? 'Logo mặc định' : 'Logo riêng'),
    missing: 'Kiểm tra màu và logo rồi xác nhận.',
    links: ['Cài đặt thương hiệu'],
  },
  pages: {
    title: 'Trang và menu',
    text: 'Các trang đang mở, liên kết, tải xuống và cách liên hệ chăm sóc khách hàng.',
    has: (d) => `${of(d, 'categories')} danh mục, ${of(d, 'closed')} trang đóng`,
    missing: 'Kiểm tra trang và liên kết rồi xác nhận.',
    links: ['Trang đã đóng', 'Liên kết và liên hệ'],
  },
  registration: {
    title: 'Đăng ký và đăng nhập',
    text: 'Người chơi đăng ký bằng cách nào, điền những trường nào, và ai gửi mã.',
    has: (d) => `${of(d, 'ways')} cách đăng ký`,
    missing: 'Bật ít nhất một cách đăng ký, kiểm tra các trường rồi xác nhận.',
    links: ['Cài đặt đăng ký', 'SMS và email', 'Kiểm tra danh tính và loại trừ', 'Google và Facebook'],
  },
  cashier: {
    title: 'Nạp và rút tiền',
    text:
      'Các cách nạp tiền, điều kiện rút tiền và nhà cung cấp thanh toán. Tài khoản mới của hội viên nhận tiền sau ' +
      '24 giờ trừ khi điều kiện quy định khác. Khi chạy thử, máy mô phỏng trả tiền: địa chỉ của nó, ở Nhà cung cấp ' +
      'thanh toán, mở trang ngân hàng quyết định các lệnh chi.',
    has: (d) => `${of(d, 'deposits')} cách nạp, ${of(d, 'payouts')} cách chi trả`,
    missing:
      'Kết nối một nhà cung cấp để nạp và một để chi trả ở Nhà cung cấp thanh toán; chi trả thủ công thì không cần. ' +
      'Sau đó mở một cách nạp tiền bằng tiền tệ của trang.',
    links: ['Các cách nạp tiền', 'Điều kiện rút tiền', 'Nhà cung cấp thanh toán', 'Mức của một người'],
  },
  vendors: {
    title: 'Nhà cung cấp trò chơi',
    text: 'Nhà cung cấp có trò chơi theo giấy phép riêng. Thêm một nhà cung cấp, thử kết nối, rồi chọn trò chơi.',
    has: (d) => `${of(d, 'shown')} trên ${of(d, 'all')} được hiển thị`,
    missing: 'Thêm một nhà cung cấp trò chơi và cho hiển thị.',
    links: ['Nhà cung cấp trò chơi'],
  },
  games: {
    title: 'Trò chơi của nhà cung cấp',
    text: 'Trò chơi mà người chơi thấy trong danh sách và mở được.',
    has: (d) => `${of(d, 'shown')} trên ${of(d, 'all')} đang bật`,
    missing: 'Nhập danh sách của một nhà cung cấp: mở nhà cung cấp, rồi mục Trò chơi. Trò chơi đã nhập thì bật.',
    links: ['Nhà cung cấp trò chơi', 'Trò chơi'],
  },
  lotteries: {
    title: 'Xổ số',
    text: 'Các loại xổ số cùng kỳ quay, tỷ lệ và giới hạn.',
    has: (d) => `${of(d, 'on')} trên ${of(d, 'all')} đang bán`,
    missing: 'Thêm một loại xổ số và mở bán.',
    links: ['Xổ số', 'Nguồn kết quả'],
  },
  originals: {
    title: 'Trò chơi của nhà',
    text: 'Trò chơi do chính nền tảng này vận hành, cùng mức cược và tỷ lệ hoàn trả.',
    has: (d) => `${of(d, 'on')} trên ${of(d, 'all')} đang bật`,
    missing: 'Bật ít nhất một trò chơi của nhà.',
    links: ['Trò chơi của nhà'],
  },
  content: {
    title: 'Điều khoản và quyền riêng tư',
    text:
      'Nền tảng có sẵn bản nháp điều khoản và quyền riêng tư bằng mọi ngôn ngữ. Đây không phải tư vấn pháp lý: ' +
      'hãy cho kiểm tra theo giấy phép của bạn, sửa chỗ không phù hợp rồi xác nhận.',
    has: (d) => `${of(d, 'worded')} đoạn do bạn viết`,
    missing: 'Đọc cả hai trang, thay chỗ không phù hợp rồi xác nhận.',
    links: ['Bản nháp và cách diễn đạt'],
  },
};
