import { pick } from '../../../shared/language.ts';
import type { SetupStep, StepId } from './api.ts';

interface StepWords {
  title: string;
  /** Purpose of the step. */
  text: string;
  /** Existing records, from the step's numbers. */
  has: (detail: SetupStep['detail']) => string;
  /** The action to take while it is incomplete. */
  missing: string;
  /** Link texts of the pages of the step. */
  links: readonly string[];
}

const of = (detail: SetupStep['detail'], name: string) => detail[name] ?? 0;

const EN: Readonly<Record<StepId, StepWords>> = {
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
    missing: 'Open a deposit method and a payout method in the currency of the site.',
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

const VI: Readonly<Record<StepId, StepWords>> = {
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
    links: ['Cài đặt đăng ký', 'SMS và thư', 'Kiểm tra danh tính và loại trừ', 'Google và Facebook'],
  },
  cashier: {
    title: 'Nạp và rút tiền',
    text:
      'Các cách nạp tiền, điều kiện rút tiền và nhà cung cấp thanh toán. Tài khoản mới của hội viên nhận tiền sau ' +
      '24 giờ trừ khi điều kiện quy định khác. Khi chạy thử, máy mô phỏng trả tiền: địa chỉ của nó, ở Nhà cung cấp ' +
      'thanh toán, mở trang ngân hàng quyết định các lệnh chi.',
    has: (d) => `${of(d, 'deposits')} cách nạp, ${of(d, 'payouts')} cách chi trả`,
    missing: 'Mở một cách nạp tiền và một cách chi trả bằng tiền tệ của trang.',
    links: ['Các cách nạp tiền', 'Điều kiện rút tiền', 'Nhà cung cấp thanh toán', 'Mức của một người'],
  },
  vendors: {
    title: 'Nhà cung cấp trò chơi',
    text: 'Nhà cung cấp trò chơi cung cấp trò chơi theo giấy phép riêng. Thêm một nhà, thử kết nối, rồi chọn trò chơi.',
    has: (d) => `${of(d, 'shown')} trên ${of(d, 'all')} được hiển thị`,
    missing: 'Thêm một nhà cung cấp trò chơi và cho hiển thị.',
    links: ['Nhà cung cấp trò chơi'],
  },
  games: {
    title: 'Trò chơi của nhà cung cấp trò chơi',
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
    title: 'Trò chơi riêng',
    text: 'Trò chơi do chính nền tảng này vận hành, cùng mức cược và tỷ lệ hoàn trả.',
    has: (d) => `${of(d, 'on')} trên ${of(d, 'all')} đang bật`,
    missing: 'Bật ít nhất một trò chơi riêng.',
    links: ['Trò chơi riêng'],
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

/** Texts of the set-up. */
export const setupTexts = pick(
  {
    steps: EN,
    stepsOf: 'Steps',
    done: (done: number, all: number) => `${done} of ${all} done`,
    isDone: 'Done',
    isOpen: 'To do',
    isSpare: 'Not needed',
    all: 'All steps',
    back: (title: string) => `Back to ${title}`,
    next: (title: string) => `Next: ${title}`,
    confirm: 'Confirm',
    again: 'Confirm again',
    confirmed: (name: string) => `Confirmed by ${name},`,
    open: 'Open the site',
    openText:
      'Visitors see a notice that the site is not open yet, until two operators open it. You can ' +
      'close it again at any time.',
    ask: 'Request opening of the site',
    askText: 'A second operator has to approve. Then the site is open to everyone.',
    asked: (name: string) => `${name} requested the opening of the site.`,
    mustAgree: (names: string) => `Another operator has to approve: ${names}.`,
    nobody: 'no other operator has a second factor yet',
    toApprovals: 'Go to Approvals',
    preview: 'Preview the site',
    previewed: (time: string) => `Until ${time}, this browser shows the pages as visitors will see them.`,
    previewOpen: 'Open the preview',
    isOpened: 'The site is open.',
    toSite: 'Go to the site',
    notYet: 'Steps still to complete:',
    before: 'Required before opening',
    first: 'First backup and first alarm',
    backup: 'A backup that was restored',
    backupText: 'Make a backup and restore it into another database; the opening guide lists the commands.',
    backupDone: 'I restored a backup',
    backupAgain: 'I restored another backup',
    alarm: 'An alarm that arrived',
    alarmText: (rules: number) =>
      rules === 0
        ? 'Add a rule with your mail address, then let it trigger once.'
        : 'A rule exists. No alarm has been delivered yet.',
    alarmSent: 'First delivered',
    toAlarms: 'Go to Alarms',
    play: 'At least one game: from a vendor, a lottery or an in-house game',
    logInAt: (address: string) => `The new operator logs in at ${address}.`,
    waits: (address: string) => `The operator you added has not finished the first log-in at ${address} yet.`,
    lost: 'If the password was lost, add the same name again to get a new one.',
    cashier: 'A deposit method and a payout method',
    two: 'Two operators with a second factor',
    content: 'Terms and privacy confirmed',
    settings: 'Merchant, brand, pages and registration confirmed',
    addSecond: 'Add the second operator',
    addSecondText:
      'You are the only operator, so you may add the second one alone. They choose a password of their own at the ' +
      'first log-in and set up a second factor.',
    role: 'Role',
    add: 'Add operator',
    password: 'Password for the first log-in, shown only once',
    until: (time: string) => `Give it to the new operator in person. It is valid until ${time}.`,
    copy: 'Copy',
  },
  {
    steps: VI,
    stepsOf: 'Các bước',
    done: (done: number, all: number) => `Xong ${done} trên ${all}`,
    isDone: 'Xong',
    isOpen: 'Cần làm',
    isSpare: 'Không bắt buộc',
    all: 'Tất cả các bước',
    back: (title: string) => `Quay lại ${title}`,
    next: (title: string) => `Tiếp theo: ${title}`,
    confirm: 'Xác nhận',
    again: 'Xác nhận lại',
    confirmed: (name: string) => `${name} đã xác nhận,`,
    open: 'Mở trang',
    openText: 'Khách thấy trang chưa mở cửa cho đến khi hai người vận hành mở trang. Có thể đóng lại bất cứ lúc nào.',
    ask: 'Yêu cầu mở trang',
    askText: 'Người vận hành thứ hai phải đồng ý. Sau đó trang mở cho mọi người.',
    asked: (name: string) => `${name} đã yêu cầu mở trang.`,
    mustAgree: (names: string) => `Một người vận hành khác phải đồng ý: ${names}.`,
    nobody: 'chưa ai có yếu tố thứ hai',
    toApprovals: 'Đến phần phê duyệt',
    preview: 'Xem trước trang',
    previewed: (time: string) => `Đến ${time}, trình duyệt này hiển thị các trang như khách sẽ thấy.`,
    previewOpen: 'Mở bản xem trước',
    isOpened: 'Trang đang mở.',
    toSite: 'Đến trang',
    notYet: 'Còn thiếu các bước sau:',
    before: 'Điều kiện trước khi mở trang',
    first: 'Bản sao lưu và cảnh báo đầu tiên',
    backup: 'Một bản sao lưu đã được khôi phục',
    backupText: 'Tạo bản sao lưu rồi khôi phục vào cơ sở dữ liệu khác; hướng dẫn mở trang có các lệnh.',
    backupDone: 'Tôi đã khôi phục một bản sao lưu',
    backupAgain: 'Tôi đã khôi phục bản khác',
    alarm: 'Một cảnh báo đã đến nơi',
    alarmText: (rules: number) =>
      rules === 0
        ? 'Thêm quy tắc với địa chỉ thư của bạn, rồi để nó kích hoạt một lần.'
        : 'Đã có quy tắc. Chưa có cảnh báo nào được gửi tới.',
    alarmSent: 'Gửi tới lần đầu',
    toAlarms: 'Đến phần cảnh báo',
    logInAt: (address: string) => `Người vận hành mới đăng nhập tại ${address}.`,
    waits: (address: string) => `Người bạn đã thêm chưa hoàn tất lần đăng nhập đầu tiên tại ${address}.`,
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
    role: 'Vai trò',
    add: 'Thêm người vận hành',
    password: 'Mật khẩu cho lần đăng nhập đầu tiên, chỉ hiển thị một lần',
    until: (time: string) => `Hãy tự trao cho người vận hành mới. Mật khẩu có hiệu lực đến ${time}.`,
    copy: 'Sao chép',
  },
);
