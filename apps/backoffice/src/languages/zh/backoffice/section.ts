import type { sectionTexts } from '../../../sections/backoffice/section-texts.ts';

export const backofficeSection: typeof sectionTexts = {
  dashboard: '今日',
  approvals: '审批',
  audit: '审计日志',
  account: '我的账户',
  exports: '我的导出',
  reports: '报表',
  operators: '操作员',
  roles: '角色',
  roleChange: '更改角色',
  operatorRole: '更换操作员的角色',
  operatorAdd: '添加操作员',
  operatorReset: '重置操作员的登录凭据',
  alarmEnd: '结束告警规则',
  consoleIdle: '延长自动退出时间',
  tokens: 'API 令牌',
  alarms: '告警',
  tasks: '待办',
  setup: '设置向导',
  siteOpen: '开站',
};
