import { ownText } from '../../shared/language.ts';
import type { DepositMethod } from './method-dialog.tsx';

/** Name of a deposit method in the operator's language, otherwise in English. */
export const nameOfMethod = ({ name, names }: Pick<DepositMethod, 'name' | 'names'>): string =>
  ownText({ EN: name, ...names }) ?? name;
