import type { ContractForm } from '../../form/use-contract-form.ts';
import type { ContentForm } from './content-form.ts';

/** Props of every part of an entry's form. */
export interface FormPartProps {
  form: ContractForm<unknown, ContentForm>;
}
