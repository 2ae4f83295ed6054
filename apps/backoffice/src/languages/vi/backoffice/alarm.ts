import type { alarmTexts } from '../../../sections/backoffice/alarms/texts.ts';

export const backofficeAlarm: typeof alarmTexts = {
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
    sanctionsMatch: 'Thành viên đã xác minh có tên trong danh sách trừng phạt',
  },
  states: { open: 'Đang mở', acknowledged: 'Có người xử lý', ended: 'Đã kết thúc' },
  object: 'Đối tượng',
  ended: 'Kết thúc',
  by: 'Người xử lý',
  all: 'Tất cả',
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
    sanctionsMatch:
      'Số danh sách có tên của một thành viên đã xác minh. Mọi danh sách được tra mỗi ngày; 1 cho danh sách đầu tiên.',
    feedErrors: 'Số lần lỗi liên tiếp; mỗi nguồn được hỏi ít nhất mỗi phút một lần.',
  },
  wrong: {
    threshold: 'Hãy nhập số lớn hơn 0. Chỉ số tiền mới có phần thập phân. Tỷ lệ phần trăm tối đa là 100.',
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
  percent: (value) => `${value}%`,
};
