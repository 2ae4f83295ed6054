import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'En espera', open: 'Con un operador', closed: 'Cerrada' },
    who: { guest: 'Visitante' },
  },
  console: { unit: { money: 'Importe', count: 'Cantidad' } },
  lottery: { feeds: { any: 'Cualquiera' } },
  mission: { products: { all: 'Todos' } },
  odds: { odds: { off: 'No se ofrece' }, limit: { unlimited: 'Sin límite' } },
  offer: {
    audience: { members: 'Miembros', inviters: 'Miembros que invitan' },
    endsAt: { never: 'Nunca' },
    game: { mostPlayed: 'El juego más jugado' },
    limit: { unlimited: 'Sin límite' },
    segment: { missing: 'Ya no existe' },
    startsAt: { approval: 'Al aprobarse' },
  },
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
