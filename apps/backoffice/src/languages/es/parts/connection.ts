import type { connectionTexts } from '../../../parts/connections/texts.ts';

export const partsConnection: typeof connectionTexts = {
  heading: 'Conexiones',
  hint:
    'Las claves se guardan cifradas; solo se muestran sus últimos caracteres. Un segundo operador aprueba cada ' +
    'cambio.',
  states: { on: 'Activada', off: 'Desactivada', none: 'Sin conectar' },
  fromEnvironment: 'De variables de entorno del servidor',
  notCertified: 'Sin certificar: pruébela con sus propias claves antes de abrir el sitio.',
  urlHint: 'Deje esta dirección salvo que el proveedor le haya dado otra.',
  urlHintOwn: 'Una dirección https que le da el proveedor.',
  keyHint: (hint) => `En uso: …${hint}. Deje vacías todas las claves para conservarlas.`,
  keyHintNew: 'Se guarda cifrada. No se puede volver a mostrar, solo sustituir.',
  connect: 'Conectar',
  change: 'Cambiar',
  asked: 'Un segundo operador debe aprobar este cambio. La solicitud está en Aprobaciones.',
  off: 'Desactivar',
  test: 'Probar la conexión',
  testAgain: 'Probar de nuevo',
  testing: 'Probando…',
  lastTest: 'Última prueba',
  results: {
    passed: 'Funciona',
    keys: 'El proveedor rechaza estas claves',
    refused: 'El proveedor respondió con un error',
    unanswered: 'Sin respuesta',
    notConnected: 'Sin conectar',
  },
};
