import { pick } from '../../shared/language.ts';

/** Texts of the list of signs of harm. */
export const alertTexts = pick(
  {
    title: 'Signs of harm',
    began: 'Started',
    marker: 'Sign',
    figure: 'Value',
    from: 'threshold',
    state: 'Status',
    open: 'Open',
    handled: 'Handled',
    done: 'Outcome',
    close: 'Record the outcome',
    note: 'Findings and agreement',
    noteHint: 'At least 10 characters, for the regulator. Saved as you type.',
    compared: (now: string, before: string) => `Now ${now}, compared with ${before}`,
    spokenHint: 'The member receives no offers or gifts for 30 days.',
    outcomes: {
      spoken: 'Spoken with the member',
      limit: 'The member set a limit or a break',
      watched: 'Monitoring continues',
      none: 'No action needed',
    } as Readonly<Record<string, string>>,
  },
  {
    title: 'Dấu hiệu nguy hại',
    began: 'Bắt đầu',
    marker: 'Dấu hiệu',
    figure: 'Giá trị',
    from: 'ngưỡng',
    state: 'Trạng thái',
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
  },
);
