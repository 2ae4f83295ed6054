import type { words } from '../../../form/operator-fields.tsx';

export const formOperatorFields: typeof words = {
  nameHint: 'De 3 a 32 letras minúsculas, dígitos, pontos, hífens ou sublinhados',
  passwordHint:
    'Pelo menos 10 caracteres, com letras e dígitos. Três palavras sem relação são difíceis de adivinhar; nomes, ' +
    'datas, letras repetidas e sequências do teclado não são.',
};
