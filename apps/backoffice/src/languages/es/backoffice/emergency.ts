import type { emergencyTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeEmergency: typeof emergencyTexts = {
  title: 'Acceso de emergencia',
  text:
    'Durante media hora tiene todos los permisos, salvo los de pagar a miembros, cambiar operadores o roles, ' +
    'o decidir solicitudes. Se avisa a todos los operadores.',
  begin: 'Iniciar acceso de emergencia',
  beginText: 'Su nombre y el motivo se muestran a todos los operadores y se anotan en el registro de auditoría.',
  end: 'Terminar acceso de emergencia',
  endText: 'Vuelve a tener los permisos de su rol.',
  until: (time) => `Su acceso de emergencia dura hasta ${time}.`,
};
