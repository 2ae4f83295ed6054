import type { firstDaysTexts } from '../../../sections/backoffice/setup/first-days-texts.ts';

export const backofficeFirstDays: typeof firstDaysTexts = {
  first: '首次备份与首个告警',
  backup: '已成功恢复的备份',
  backupText: '请做一次备份，并恢复到另一个数据库；开站指南列有命令。',
  archived: (time) => `数据库上次归档日志的时间为 ${time}。这并不表示备份可以恢复。`,
  archiveFails: '数据库无法归档日志：上次尝试失败。请查看其服务器日志。',
  notArchived: '数据库未归档日志：备份只到您最近一次转储为止。',
  backupDone: '我已恢复过备份',
  backupAgain: '我又恢复了一个备份',
  alarm: '已送达的告警',
  alarmText: (rules) =>
    rules === 0 ? '请用您的邮箱地址添加一条规则，并让它触发一次。' : '已有规则，但尚未送达任何告警。',
  alarmSent: '首次送达',
  toAlarms: '前往告警',
};
