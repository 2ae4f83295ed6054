import type { firstDaysTexts } from '../../../sections/backoffice/setup/first-days-texts.ts';

export const backofficeFirstDays: typeof firstDaysTexts = {
  first: 'Primera copia de seguridad y primera alarma',
  backup: 'Una copia de seguridad restaurada',
  backupText:
    'Haga una copia de seguridad y restáurela en otra base de datos; la guía de apertura indica los comandos.',
  archived: (time) =>
    `La base de datos archivó su registro por última vez a las ${time}. Eso no demuestra que se pueda restaurar.`,
  archiveFails:
    'La base de datos no puede archivar su registro: el último intento falló. Consulte el registro de su servidor.',
  notArchived:
    'La base de datos no archiva ningún registro: una copia de seguridad es tan antigua como su último volcado.',
  backupDone: 'Restauré una copia',
  backupAgain: 'Restauré otra copia',
  alarm: 'Una alarma que llegó',
  alarmText: (rules) =>
    rules === 0
      ? 'Añada una regla con su dirección de correo y haga que se active una vez.'
      : 'Existe una regla. Aún no se ha entregado ninguna alarma.',
  alarmSent: 'Primera entrega',
  toAlarms: 'Ir a Alarmas',
};
