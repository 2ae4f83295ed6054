import type { sectionTexts } from '../../../sections/backoffice/section-texts.ts';

export const backofficeSection: typeof sectionTexts = {
  dashboard: 'Hoy',
  approvals: 'Aprobaciones',
  audit: 'Registro de auditoría',
  account: 'Mi cuenta',
  exports: 'Mis exportaciones',
  reports: 'Informes',
  operators: 'Operadores',
  roles: 'Roles',
  roleChange: 'Cambiar un rol',
  operatorRole: 'Dar otro rol a un operador',
  operatorAdd: 'Añadir un operador',
  operatorReset: 'Restablecer las credenciales de un operador',
  alarmEnd: 'Terminar una regla de alarma',
  consoleIdle: 'Cierre de sesión automático más tardío',
  tokens: 'Tokens de API',
  alarms: 'Alarmas',
  tasks: 'Tareas',
  setup: 'Puesta en marcha',
  siteOpen: 'Abrir el sitio',
};
