import { counted } from '../../../shared/language.ts';
import type { words } from '../../../form/rule-words.ts';

export const formRuleWords: typeof words = {
  required: 'Digite um valor.',
  minLength: (limit) => `Pelo menos ${counted(limit, 'caractere')}.`,
  maxLength: (limit) => `No máximo ${counted(limit, 'caractere')}.`,
  minimum: (limit) => `No mínimo ${limit}.`,
  maximum: (limit) => `No máximo ${limit}.`,
  minItems: (limit) => `Escolha pelo menos ${limit}.`,
  maxItems: (limit) => `Escolha no máximo ${limit}.`,
  choice: 'Escolha uma das opções.',
  number: 'Digite um número.',
  whole: 'Digite um número inteiro.',
  amount: (decimals, example) =>
    decimals === 0
      ? `Um valor inteiro, como ${example}.`
      : `Um valor com no máximo ${counted(decimals, 'casa decimal', 'casas decimais')}, como ${example}.`,
  id: 'Um número inteiro, como aparece nas listas.',
  code: 'Use só letras maiúsculas e dígitos.',
  nothing: 'Digite ou altere algo antes.',
  tooLow: 'Este valor é baixo demais para os outros campos ou regras.',
  tooHigh: 'Este valor é alto demais para os outros campos ou regras.',
  form: 'Este valor está no formato errado.',
};
