import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  decided: 'Đã quyết định',
  pending: 'Đang chờ',
  all: 'Tất cả',
  approve: 'Phê duyệt',
  own: 'Yêu cầu của chính bạn',
  ownTitle: 'Bạn không thể quyết định yêu cầu của chính mình',
  ownText: 'Cần một đồng nghiệp có quyền quyết định.',
  requestedAt: 'Thời điểm yêu cầu',
  result: (label, state) => `${label}: ${state}`,
  approveText: 'Yêu cầu được thực hiện ngay.',
  rejectText: 'Yêu cầu không được thực hiện.',
  withdraw: 'Rút yêu cầu',
  withdrawText: 'Yêu cầu kết thúc ngay và không được thực hiện. Bạn có thể gửi yêu cầu mới.',
  withdrawn: 'Đã rút yêu cầu',
  changes: 'Nội dung thay đổi',
  once:
    'Chỉ thực hiện một lần, đúng các giá trị này. Nếu dữ liệu đã thay đổi thì yêu cầu không thực hiện được; ' +
    'hãy gửi yêu cầu mới.',
};
