import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'En espera', open: 'Con un operador', closed: 'Cerrada' },
    who: { guest: 'Visitante' },
  },
  console: { unit: { money: 'Importe', count: 'Cantidad' } },
  operator: {
    step: {
      code: 'Segundo factor',
      password: 'Contraseña nueva',
      enrol: 'Configuración del segundo factor',
      open: 'Sesión iniciada',
    },
  },
  vendor: {
    subject: {
      parked: 'Llamada sin asociar',
      bet: 'Apuesta abierta',
      difference: 'Diferencia con el informe del proveedor',
    },
  },
};
