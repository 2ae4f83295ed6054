import type { paymentStates } from '../../../shared/payment-states.ts';

export const sharedPaymentStates: typeof paymentStates = {
  withdrawal: {
    requested: 'Đã yêu cầu',
    review: 'Đang xem xét',
    approved: 'Đã duyệt',
    submitted: 'Đã gửi',
    paid: 'Đã trả',
    refused: 'Bị từ chối',
    failed: 'Không thành công',
    cancelled: 'Đã hủy',
    unknown: 'Không rõ',
    reversed: 'Bị hoàn lại',
  },
  deposit: {
    created: 'Đã tạo',
    awaiting: 'Chờ thanh toán',
    processing: 'Đang xử lý',
    succeeded: 'Đã ghi có',
    failed: 'Không thành công',
    expired: 'Hết hạn',
    cancelled: 'Đã hủy',
    unknown: 'Không rõ',
    review: 'Đang xem xét',
    reversed: 'Bị hoàn lại',
  },
};
