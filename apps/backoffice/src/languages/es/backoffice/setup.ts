import type { setupTexts } from '../../../sections/backoffice/setup/texts.ts';

export const backofficeSetup: typeof setupTexts = {
  stepsOf: 'Pasos',
  done: (done, all) => `${done} de ${all} hechos`,
  isDone: 'Hecho',
  isOpen: 'Por hacer',
  isSpare: 'No hace falta',
  all: 'Todos los pasos',
  back: (title) => `Volver a ${title}`,
  next: (title) => `Siguiente: ${title}`,
  confirm: 'Confirmar',
  again: 'Confirmar de nuevo',
  confirmed: (name) => `Confirmado por ${name},`,
  openText:
    'Los visitantes ven el aviso de que el sitio aún no está abierto hasta que dos operadores lo abran. ' +
    'Puede cerrarlo de nuevo en cualquier momento.',
  ask: 'Solicitar la apertura del sitio',
  askText: 'Un segundo operador debe aprobarla. Después el sitio queda abierto para todos.',
  asked: (name) => `${name} solicitó la apertura del sitio.`,
  mustAgree: (names) => `Otro operador debe aprobarla: ${names}.`,
  noOther: 'ningún otro operador tiene aún un segundo factor',
  toApprovals: 'Ir a Aprobaciones',
  preview: 'Ver una vista previa del sitio',
  previewed: (time) => `Hasta ${time}, este navegador muestra las páginas como las verán los visitantes.`,
  previewOpen: 'Abrir la vista previa',
  previewText:
    'La vista previa muestra las páginas. Registrarse y pagar siguen cerrados, porque aquí los miembros y ' +
    'los pagos serían reales. Para probarlos, exporte este sitio e inicie la copia con el entorno de ' +
    'pruebas: npm run merchant -- export my-site, y después en otra máquina SEED=my-site npm start.',
  check: 'Compruebe antes de abrir:',
  isOpened: 'El sitio está abierto.',
  toSite: 'Ir al sitio',
  notYet: 'Pasos que faltan por completar:',
  before: 'Necesario antes de abrir',
  play: 'Al menos un juego: de un proveedor, una lotería o un juego propio',
  logInAt: (address) => `El operador nuevo inicia sesión en ${address}.`,
  waits: (address) => `El operador que añadió aún no ha terminado su primer inicio de sesión en ${address}.`,
  lost: 'Si se perdió la contraseña, añada de nuevo el mismo nombre para obtener otra.',
  cashier: 'Un método de depósito y un método de desembolso',
  two: 'Dos operadores con segundo factor',
  content: 'Condiciones y privacidad confirmadas',
  settings: 'Comercio, marca, páginas y registro confirmados',
  addSecond: 'Añadir el segundo operador',
  addSecondText:
    'Usted es el único operador, por lo que puede añadir al segundo sin nadie más. Esa persona elige su ' +
    'propia contraseña en el primer inicio de sesión y configura un segundo factor.',
  add: 'Añadir operador',
  password: 'Contraseña para el primer inicio de sesión; se muestra una sola vez',
  until: (time) => `Désela en persona al operador nuevo. Es válida hasta ${time}.`,
};
