import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  decided: '已处理',
  pending: '待审批',
  all: '全部',
  approve: '批准',
  own: '您自己的申请',
  ownTitle: '您不能审批自己的申请',
  ownText: '须由有此权限的同事决定。',
  requestedAt: '请求时间',
  result: (label, state) => `${label}：${state}`,
  approveText: '立即生效。',
  rejectText: '不会生效。',
  withdraw: '撤回申请',
  withdrawText: '申请立即结束，不会生效。您可以重新提交。',
  withdrawn: '申请已撤回',
  changes: '更改',
  once: '仅按这些值执行一次。如果记录此后已变更，申请会失败，请重新提交。',
};
