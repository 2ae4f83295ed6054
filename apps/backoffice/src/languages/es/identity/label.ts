import type { labelTexts } from '../../../sections/identity/member/label-texts.ts';

export const identityLabel: typeof labelTexts = {
  save: 'Guardar etiquetas',
  hint:
    'Ofertas, mensajes y grupos se pueden limitar a miembros con una etiqueta. Los miembros con nochat no ' +
    'tienen chat en vivo.',
  tooMany: 'Un miembro tiene como máximo 20 etiquetas.',
};
