import type { words } from '../../../form/operator-fields.tsx';

export const formOperatorFields: typeof words = {
  nameHint: 'De 3 a 32 letras minúsculas, cifras, puntos, guiones o guiones bajos',
  passwordHint:
    'Al menos 10 caracteres, entre ellos letras y cifras. Tres palabras sin relación son difíciles de ' +
    'adivinar; nombres, fechas, letras repetidas y filas del teclado no lo son.',
};
