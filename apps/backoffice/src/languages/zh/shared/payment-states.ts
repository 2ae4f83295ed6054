import type { paymentStates } from '../../../shared/payment-states.ts';

export const sharedPaymentStates: typeof paymentStates = {
  withdrawal: {
    requested: '已申请',
    review: '审核中',
    approved: '已批准',
    submitted: '已发送',
    paid: '已支付',
    refused: '已拒绝',
    failed: '失败',
    cancelled: '已取消',
    unknown: '未知',
    reversed: '已撤销',
  },
  deposit: {
    created: '已创建',
    awaiting: '等待付款',
    processing: '处理中',
    succeeded: '已入账',
    failed: '失败',
    expired: '已过期',
    cancelled: '已取消',
    unknown: '未知',
    review: '审核中',
    reversed: '已撤销',
  },
};
