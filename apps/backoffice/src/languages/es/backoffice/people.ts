import type { peopleTexts } from '../../../sections/backoffice/people/texts.ts';

export const backofficePeople: typeof peopleTexts = {
  add: 'Operador nuevo',
  addText:
    'Un segundo operador debe aprobarlo. Después cada uno ve una mitad de la contraseña para el primer ' +
    'inicio de sesión.',
  isNew: 'Aún no ha iniciado sesión',
  reset: 'Restablecer credenciales',
  resetText: (name) =>
    `Un segundo operador debe aprobarlo. Se quitan las credenciales de ${name}, terminan sus sesiones y ` +
    'tokens, y cada uno de ustedes ve una mitad de una primera contraseña nueva.',
  tell: 'Primera contraseña',
  tellText: (name) =>
    `El operador que solicitó ${name} ve la primera mitad; el que lo aprobó, la segunda. Su mitad se muestra ` +
    'una sola vez. Una solicitud nueva crea una contraseña nueva con dos mitades nuevas.',
  show: 'Mostrar mi mitad',
  parts: { first: 'Primera mitad', second: 'Segunda mitad' },
  until: (time) => `Désela en persona al operador nuevo. La contraseña es válida hasta ${time}.`,
  idle: (minutes) => `Cierre de sesión automático: ${minutes} min`,
  idleTitle: 'Cierre de sesión automático',
  idleText:
    'Las sesiones de todos los operadores terminan tras estos minutos de inactividad. Un tiempo mayor ' +
    'necesita un segundo operador.',
  idleAsked: 'Un segundo operador debe aprobar el tiempo mayor.',
  minutes: 'Minutos de inactividad',
  minutesHint: 'De 5 a 120.',
};
