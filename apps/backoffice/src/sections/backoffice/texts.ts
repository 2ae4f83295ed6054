import { pick } from '../../shared/language.ts';

/** Texts of requests for approval. */
export const approvalTexts = pick(
  {
    title: 'Approvals',
    decided: 'Decided',
    pending: 'Pending',
    all: 'All',
    approve: 'Approve',
    reject: 'Reject',
    own: 'Your own request',
    look: 'View',
    ownTitle: 'You cannot decide on your own request',
    ownText: 'A colleague with the permission has to decide.',
    request: 'Request',
    result: (label: string, state: string) => `${label}: ${state}`,
    approveText: 'It takes effect immediately.',
    rejectText: 'It does not take effect.',
    changes: 'Changes',
    field: 'Field',
    before: 'Before',
    after: 'After',
    once:
      'It is executed once, with exactly these values. If the record has changed since, the request ' +
      'fails; send a new one.',
  },
  {
    title: 'Phê duyệt',
    decided: 'Đã quyết định',
    pending: 'Đang chờ',
    all: 'Tất cả',
    approve: 'Phê duyệt',
    reject: 'Từ chối',
    own: 'Yêu cầu của chính bạn',
    look: 'Xem',
    ownTitle: 'Bạn không thể quyết định yêu cầu của chính mình',
    ownText: 'Cần một đồng nghiệp có quyền quyết định.',
    request: 'Yêu cầu',
    result: (label, state) => `${label}: ${state}`,
    approveText: 'Yêu cầu được thực hiện ngay.',
    rejectText: 'Yêu cầu không được thực hiện.',
    changes: 'Nội dung thay đổi',
    field: 'Trường',
    before: 'Trước',
    after: 'Sau',
    once:
      'Chỉ thực hiện một lần, đúng các giá trị này. Nếu dữ liệu đã thay đổi thì yêu cầu không thực hiện được; ' +
      'hãy gửi yêu cầu mới.',
  },
);

/** Texts of the audit trail. */
export const trailTexts = pick(
  {
    title: 'Audit trail',
    object: 'Object begins with',
    all: 'All',
    money: 'Balances',
    exports: 'Exports',
    id: 'Number',
    at: 'Time',
    who: 'Operator',
    what: 'Action',
    about: 'Object',
    before: 'Before',
    after: 'After',
    address: 'Address',
    token: 'API token',
  },
  {
    title: 'Nhật ký thay đổi',
    object: 'Đối tượng bắt đầu bằng',
    all: 'Tất cả',
    money: 'Số dư',
    exports: 'Tệp xuất',
    id: 'Số',
    at: 'Thời gian',
    who: 'Người vận hành',
    what: 'Hành động',
    about: 'Đối tượng',
    before: 'Trước',
    after: 'Sau',
    address: 'Địa chỉ',
    token: 'Mã API',
  },
);

/** Texts of the operator's own exports. */
export const exportTexts = pick(
  {
    title: 'My exports',
    list: 'List',
    state: 'Status',
    rows: 'Rows',
    created: 'Requested',
    finished: 'Ended',
    all: 'Last 24 hours',
    download: 'Download',
    cancel: 'Cancel',
    remove: 'Remove',
    states: {
      waiting: 'Queued',
      running: 'In progress',
      done: 'Ready',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
  },
  {
    title: 'Tệp đã xuất',
    list: 'Danh sách',
    state: 'Trạng thái',
    rows: 'Số dòng',
    created: 'Yêu cầu lúc',
    finished: 'Kết thúc lúc',
    all: '24 giờ qua',
    download: 'Tải xuống',
    cancel: 'Hủy',
    remove: 'Xóa',
    states: {
      waiting: 'Đang chờ',
      running: 'Đang ghi',
      done: 'Sẵn sàng',
      failed: 'Không thành công',
      cancelled: 'Đã hủy',
    },
  },
);

/** Texts of emergencies. */
export const emergencyTexts = pick(
  {
    title: 'Emergency access',
    text:
      'For half an hour you have every permission except those that pay members, change operators or roles, or ' +
      'decide on requests. Every operator is notified.',
    begin: 'Start emergency access',
    beginText: 'Your name and reason are shown to every operator and recorded in the audit trail.',
    end: 'End emergency access',
    endText: 'You have the permissions of your role again.',
    until: (time: string) => `Your emergency access lasts until ${time}.`,
  },
  {
    title: 'Truy cập khẩn cấp',
    text:
      'Trong nửa giờ bạn có mọi quyền, trừ quyền trả tiền cho hội viên, đổi người vận hành hay vai trò, và quyết ' +
      'định yêu cầu. Mọi người vận hành đều được báo.',
    begin: 'Bắt đầu truy cập khẩn cấp',
    beginText: 'Tên và lý do của bạn được hiển thị cho mọi người vận hành và ghi vào nhật ký.',
    end: 'Kết thúc truy cập khẩn cấp',
    endText: 'Quyền của bạn trở lại theo vai trò.',
    until: (time) => `Truy cập khẩn cấp của bạn kéo dài đến ${time}.`,
  },
);
