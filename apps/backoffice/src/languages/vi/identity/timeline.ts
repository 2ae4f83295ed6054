import type { timelineTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimeline: typeof timelineTexts = {
  title: 'Dòng thời gian',
  filter: 'Lọc theo nhóm',
  kinds: 'Lọc theo loại',
  all: 'Tất cả',
  groups: { money: 'Tiền', play: 'Chơi', safety: 'An toàn', contact: 'Liên hệ', decisions: 'Quyết định' },
  more: 'Xem sự kiện trước đó',
  none: 'Chưa có sự kiện nào. Lần đăng nhập, cược, thanh toán và tin nhắn sẽ xuất hiện ở đây.',
  noneOf: 'Hội viên không có sự kiện loại này.',
};
