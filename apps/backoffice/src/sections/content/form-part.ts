import type { ContractForm } from '../../form/use-contract-form.ts';
import type { ContentForm } from './content-form.ts';

/** What every part of the form of an entry gets. */
export interface FormPartProps {
  form: ContractForm<unknown, ContentForm>;
}
