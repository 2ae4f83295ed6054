import type { labelTexts } from '../../../sections/identity/member/label-texts.ts';

export const identityLabel: typeof labelTexts = {
  save: 'Salvar etiquetas',
  hint:
    'Ofertas, mensagens e segmentos podem ser limitados a membros com uma etiqueta. Membros com nochat não têm chat ' +
    'ao vivo.',
  tooMany: 'Um membro tem no máximo 20 etiquetas.',
};
