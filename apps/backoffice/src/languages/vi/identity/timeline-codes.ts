import type { codes } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineCodes: typeof codes = {
  login: { entered: 'Đã đăng nhập', refused: 'Không thành công' },
  registration: { registered: 'đã đăng ký' },
  given: { waiting: 'Đang chờ', active: 'Đang dùng', converted: 'Tiền thật', spent: 'Đã dùng', collected: 'Đã nhận' },
  ended: {
    expired: 'Hết hạn',
    givenUp: 'Đã bỏ',
    cancelled: 'Đã hủy',
    open: 'Đang mở',
    closed: 'Đã đóng',
    looked: 'Đã xem',
  },
  document: {
    passport: 'Hộ chiếu',
    identityCard: 'Căn cước',
    drivingLicence: 'Giấy phép lái xe',
    front: 'Mặt trước',
    back: 'Mặt sau',
    face: 'Khuôn mặt',
  },
  message: { unread: 'Chưa đọc', read: 'Đã đọc', answered: 'Đã trả lời' },
  chat: { waiting: 'Đang chờ', open: 'Đang mở', closed: 'Đã đóng' },
  decision: {
    'member.disabled': 'đã khóa tài khoản',
    'member.enabled': 'đã mở khóa tài khoản',
    'member.revealed': 'đã xem dữ liệu cá nhân',
    'member.totp.removed': 'đã gỡ ứng dụng xác thực',
    'balance.adjusted': 'đã điều chỉnh số dư',
    'approval.requested': 'đã yêu cầu phê duyệt',
    'note.added': 'đã thêm ghi chú',
  },
};
