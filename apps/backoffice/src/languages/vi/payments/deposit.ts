import type { depositTexts } from '../../../sections/payments/texts.ts';

export const paymentsDeposit: typeof depositTexts = {
  sent: 'Báo đã chuyển',
  open: 'Đang mở',
  all: 'Tất cả',
  reference: 'Nội dung',
  created: 'Yêu cầu lúc',
  sentAt: 'Đã chuyển lúc',
  receipt: 'Biên lai',
  paymentId: 'Mã giao dịch của nhà cung cấp',
  credited: 'Đã cộng tiền',
  arrived: 'Tiền đã đến',
  arrivedText: (provider, payment) => `${provider} báo giao dịch ${payment}.`,
  notArrived: 'Tiền chưa đến',
  notArrivedText: (provider) => `${provider} chưa báo có. Hãy đối chiếu biên lai với tài khoản ngân hàng.`,
  waits: 'Hội viên chưa chuyển tiền',
  waitsText: 'Lệnh đang mở. Chưa có gì cần quyết định.',
  ended: 'Lệnh kết thúc mà chưa thanh toán',
  endedText: 'Hội viên đã hủy, hoặc lệnh hết hạn hay bị từ chối.',
  earlier: 'Các lần nạp khác của hội viên',
  earlierText: 'So sánh số tiền và cách nạp.',
  rows: 'Các dòng',
};
