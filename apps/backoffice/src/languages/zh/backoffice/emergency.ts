import type { emergencyTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeEmergency: typeof emergencyTexts = {
  title: '紧急访问',
  text: '半小时内您拥有全部权限，但向会员付款、更改操作员或角色、审批申请的权限除外。所有操作员都会收到通知。',
  begin: '开始紧急访问',
  beginText: '您的姓名和原因会显示给所有操作员，并记入审计日志。',
  end: '结束紧急访问',
  endText: '您恢复为自己角色的权限。',
  until: (time) => `您的紧急访问持续至 ${time}。`,
};
