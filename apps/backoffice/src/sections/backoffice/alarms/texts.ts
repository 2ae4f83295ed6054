import { pick } from '../../../shared/language.ts';

/** Texts of alarms and of their rules. */
export const alarmTexts = pick(
  {
    title: 'Alarms',
    rules: 'Rules',
    kinds: {
      vendorErrors: 'Failed calls of a vendor',
      vendorSilence: 'Launches and wallet calls without a response from the vendor',
      lateWins: 'Late win awaiting approval',
      paymentErrors: 'Failed orders of a payment provider',
      feedErrors: 'Failing result feed',
      'personal-data': 'Personal data of many members viewed within an hour',
      bigWin: 'Big win',
      largeDeposit: 'Large deposit',
      drawLoss: 'Loss on a draw',
      harmSign: 'Sign of harm for a member',
    } as Readonly<Record<string, string>>,
    states: { open: 'Open', acknowledged: 'Acknowledged', ended: 'Ended' },
    kind: 'Type',
    object: 'Subject',
    value: 'Value',
    state: 'Status',
    began: 'Started',
    ended: 'Ended',
    by: 'Acknowledged by',
    note: 'Note',
    all: 'All',
    show: 'Show',
    openCase: 'Open',
    acknowledge: 'Acknowledge',
    acknowledgeText: 'No more notifications are sent while this alarm lasts. Your note is shown beside it.',
    add: 'New rule',
    addText:
      'New events raise an alarm here, by e-mail and through the webhook. Each subject has one alarm until it ends.',
    from: 'Threshold',
    fromHint: {
      money: 'Amount in the merchant’s currency.',
      percent: 'Percentage of calls in the last ten minutes, without decimals.',
      count: 'Number of open signs for the same member; 1 for the first.',
    },
    /** Hints of kinds that are counted differently from others with their unit. */
    fromHintOf: {
      paymentErrors:
        'Percentage of its deposits and withdrawals in the last hour, without decimals. Needs ten orders, and ' +
        'failures of at least three members.',
      feedErrors: 'Number of failures in a row. Each feed is queried at least once a minute.',
    } as Readonly<Record<string, string>>,
    wrong: {
      threshold: 'Enter a number above zero. Only amounts can have decimals.',
      webhook: 'Enter a public https address.',
    } as Readonly<Record<string, string>>,
    mails: 'E-mail addresses',
    mailsHint: 'One per line, ten at most. Optional.',
    webhook: 'Webhook',
    webhookHint: 'https address to notify. Optional.',
    save: 'Add rule',
    once:
      'The webhook’s secret is shown once. It signs each call in the header fairlot-signature: ' +
      't=time,v1=HMAC-SHA-256.',
    end: 'End the rule',
    endText: 'Once a second operator approves, the rule and its alarms end.',
    endAsked: 'The rule stays active until a second operator approves.',
    stops: 'Automatic stop',
    stopsNot: 'no',
    minutes: (minutes: number) => `after ${minutes} min`,
    stopsAfter: 'Stop the vendor after (minutes)',
    stopsHint:
      'The vendor then takes no stakes, opens no games and receives no money in its wallets until an ' +
      'operator resumes ' +
      'bets. Money can always be returned. Unsigned calls do not count. One operator is enough to resume. ' +
      'Leave empty to notify only.',
    recipients: 'Notifies',
    console: 'console',
    none: 'No rules yet',
    percent: (value: string) => `${value} %`,
  },
  {
    title: 'Cảnh báo',
    rules: 'Quy tắc',
    kinds: {
      vendorErrors: 'Lệnh gọi lỗi của nhà cung cấp',
      vendorSilence: 'Mở game và lệnh gọi ví mà nhà cung cấp không trả lời',
      lateWins: 'Tiền thắng đến muộn đang chờ phê duyệt',
      paymentErrors: 'Lệnh lỗi của nhà cung cấp thanh toán',
      feedErrors: 'Nguồn kết quả bị lỗi',
      'personal-data': 'Xem dữ liệu cá nhân của nhiều hội viên trong một giờ',
      bigWin: 'Thắng lớn',
      largeDeposit: 'Nạp tiền lớn',
      drawLoss: 'Kỳ quay bị lỗ',
      harmSign: 'Dấu hiệu nguy hại ở hội viên',
    },
    states: { open: 'Đang mở', acknowledged: 'Có người xử lý', ended: 'Đã kết thúc' },
    kind: 'Loại',
    object: 'Đối tượng',
    value: 'Giá trị',
    state: 'Trạng thái',
    began: 'Bắt đầu',
    ended: 'Kết thúc',
    by: 'Người xử lý',
    note: 'Ghi chú',
    all: 'Tất cả',
    show: 'Xem',
    openCase: 'Mở',
    acknowledge: 'Nhận xử lý',
    acknowledgeText: 'Không gửi thêm thông báo khi cảnh báo còn tiếp diễn. Ghi chú của bạn hiển thị bên cạnh.',
    add: 'Quy tắc mới',
    addText:
      'Sự kiện mới tạo cảnh báo tại đây, qua email và webhook. Mỗi đối tượng có một cảnh báo cho đến khi kết thúc.',
    from: 'Từ mức',
    fromHint: {
      money: 'Số tiền theo đơn vị tiền của trang.',
      percent: 'Phần trăm nguyên trong mười phút gần nhất.',
      count: 'Số dấu hiệu đang mở của cùng một hội viên; 1 là ngay dấu hiệu đầu tiên.',
    },
    fromHintOf: {
      paymentErrors:
        'Phần trăm nguyên của lệnh nạp và rút trong một giờ gần nhất, từ mười lệnh trở lên; các lệnh lỗi thuộc ít ' +
        'nhất ba hội viên.',
      feedErrors: 'Số lần lỗi liên tiếp; mỗi nguồn được hỏi ít nhất mỗi phút một lần.',
    },
    wrong: {
      threshold: 'Hãy nhập số lớn hơn 0. Chỉ số tiền mới có phần thập phân.',
      webhook: 'Hãy nhập địa chỉ https công khai.',
    },
    mails: 'Địa chỉ email',
    mailsHint: 'Mỗi dòng một địa chỉ, tối đa mười; có thể để trống.',
    webhook: 'Webhook',
    webhookHint: 'Địa chỉ https được báo; có thể để trống.',
    save: 'Thêm quy tắc',
    once:
      'Khóa của webhook chỉ hiển thị một lần. Khóa ký mỗi lần gọi trong tiêu đề fairlot-signature: ' +
      't=thời gian,v1=HMAC-SHA-256.',
    end: 'Kết thúc quy tắc',
    endText: 'Khi người vận hành thứ hai đồng ý, quy tắc và các cảnh báo của nó kết thúc.',
    endAsked: 'Quy tắc vẫn có hiệu lực cho đến khi người vận hành thứ hai đồng ý.',
    stops: 'Tự dừng',
    stopsNot: 'không',
    minutes: (minutes) => `sau ${minutes} phút`,
    stopsAfter: 'Dừng nhà cung cấp sau (phút)',
    stopsHint:
      'Khi đó không nhận cược, không mở trò chơi và không chuyển tiền vào ví của nhà cung cấp cho đến khi người ' +
      'vận hành nhận cược lại; tiền luôn rút về được. Lệnh gọi không có chữ ký của họ không tính; ai nhận xử lý ' +
      'cảnh báo thì tự quyết định. Để trống: chỉ báo.',
    recipients: 'Báo qua',
    console: 'bảng điều khiển',
    none: 'Chưa có quy tắc',
    percent: (value) => `${value} %`,
  },
);
