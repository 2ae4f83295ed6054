import type { alertTexts } from '../../../sections/protection/alert-texts.ts';

export const protectionAlert: typeof alertTexts = {
  marker: 'Dấu hiệu',
  from: 'ngưỡng',
  open: 'Đang mở',
  handled: 'Đã xử lý',
  done: 'Kết quả',
  close: 'Ghi lại kết quả',
  note: 'Nhận xét và thỏa thuận',
  noteHint: 'Ít nhất 10 ký tự, cho cơ quan quản lý. Tự lưu khi gõ.',
  compared: (now, before) => `Hiện là ${now}, so với ${before}`,
  spokenHint: 'Trong 30 ngày, hội viên không nhận ưu đãi hay quà nào.',
  outcomes: {
    spoken: 'Đã nói chuyện với hội viên',
    limit: 'Hội viên đã đặt giới hạn hoặc tạm nghỉ',
    watched: 'Tiếp tục theo dõi',
    none: 'Không cần làm gì',
  },
};
