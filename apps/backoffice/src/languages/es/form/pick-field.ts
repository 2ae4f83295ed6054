import type { words } from '../../../form/pick-field.tsx';

export const formPickField: typeof words = {
  add: 'Añadir …',
  none: 'Ninguno',
  up: (name) => `Subir ${name}`,
  remove: (name) => `Quitar ${name}`,
};
