import type { words } from '../../../form/pick-field.tsx';

export const formPickField: typeof words = {
  add: 'Adicionar …',
  none: 'Nenhum',
  up: (name) => `Mover ${name} para cima`,
  remove: (name) => `Remover ${name}`,
};
