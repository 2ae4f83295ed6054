import type { tokenTexts } from '../../../sections/backoffice/tokens/texts.ts';

export const backofficeToken: typeof tokenTexts = {
  permissions: 'Permisos',
  states: { live: 'Activo', expired: 'Vencido', revoked: 'Revocado' },
  created: 'Creado',
  all: 'Todos',
  add: 'Token nuevo',
  addText:
    'Un programa con este token actúa en su nombre, con los permisos elegidos aquí que tiene su rol. No ' +
    'puede cambiar operadores, decidir solicitudes ni usar el acceso de emergencia. Termina con su cuenta o ' +
    'con una contraseña nueva.',
  days: 'Válido durante (días)',
  daysHint: 'De 1 a 365.',
  password: 'Su contraseña',
  none: 'Seleccione al menos un permiso.',
  make: 'Crear token',
  once: 'Cópielo ahora. Se muestra una sola vez y no se guarda.',
  document: 'Documento OpenAPI',
  revokeText: (name) => `Las peticiones con el token ${name} se rechazan de inmediato.`,
  uses: 'Llamadas',
  usesOf: (name) => `Llamadas de ${name}`,
  call: 'Llamada',
};
