import type { sectionTexts } from '../../../sections/backoffice/section-texts.ts';

export const backofficeSection: typeof sectionTexts = {
  dashboard: 'Hoje',
  approvals: 'Aprovações',
  audit: 'Trilha de auditoria',
  account: 'Minha conta',
  exports: 'Minhas exportações',
  reports: 'Relatórios',
  operators: 'Operadores',
  roles: 'Funções',
  roleChange: 'Alterar uma função',
  operatorRole: 'Dar outra função a um operador',
  operatorAdd: 'Adicionar um operador',
  operatorReset: 'Redefinir as credenciais de um operador',
  alarmEnd: 'Encerrar uma regra de alarme',
  consoleIdle: 'Saída automática mais longa',
  tokens: 'Tokens de API',
  alarms: 'Alarmes',
  tasks: 'Tarefas',
  setup: 'Configuração inicial',
  siteOpen: 'Abrir o site',
};
