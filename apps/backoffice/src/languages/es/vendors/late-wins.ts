import type { lateWinsTexts } from '../../../sections/vendors/late-wins-texts.ts';

export const vendorsLateWins: typeof lateWinsTexts = {
  title: 'Ganancias tardías',
  means: (most) =>
    `Ganancias que llegaron después de que el proveedor cerrara la ronda. Se pagan; por encima de ${most} se ` +
    'retienen para dos operadores. La ganancia de una apuesta que los operadores ya decidieron siempre se retiene.',
  none: 'Sin ganancias tardías',
  states: { paid: 'Pagada', held: 'Retenida', refused: 'Rechazada', undone: 'Cancelada por el proveedor' },
  closedAt: 'Ronda cerrada',
  set: 'Fijar el límite',
  most: 'Pagar de inmediato hasta. Déjelo vacío para el valor predeterminado',
  wrongAmount: 'Introduzca un importe',
};
