import type { words } from '../../../form/rule-words.ts';
import { counted } from '../../../shared/language.ts';

export const formRuleWords: typeof words = {
  required: 'Introduzca un valor.',
  minLength: (limit) => `Al menos ${counted(limit, 'carácter', 'caracteres')}.`,
  maxLength: (limit) => `Como máximo ${counted(limit, 'carácter', 'caracteres')}.`,
  minimum: (limit) => `Al menos ${limit}.`,
  maximum: (limit) => `Como máximo ${limit}.`,
  minItems: (limit) => `Elija al menos ${limit}.`,
  maxItems: (limit) => `Elija como máximo ${limit}.`,
  choice: 'Elija una de las opciones.',
  number: 'Introduzca un número.',
  whole: 'Introduzca un número entero.',
  amount: (decimals, example) =>
    decimals === 0
      ? `Un importe entero, como ${example}.`
      : `Un importe con un máximo de ${counted(decimals, 'decimal', 'decimales')}, como ${example}.`,
  id: 'Un número entero, como figura en las listas.',
  code: 'Use solo letras mayúsculas y cifras.',
  nothing: 'Introduzca o cambie algo primero.',
  tooLow: 'Este valor es demasiado bajo para los demás campos o reglas.',
  tooHigh: 'Este valor es demasiado alto para los demás campos o reglas.',
  form: 'Este valor tiene un formato incorrecto.',
};
