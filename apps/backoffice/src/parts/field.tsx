import { Field as SharedField, type FieldProps as SharedProps } from '@fairlot/ui';

type FieldProps = Omit<SharedProps, 'help' | 'onChange'> & {
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A text field that takes effect as it is typed; input that is sent belongs to a form (`src/form`). */
export function Field({ hint, onChange, ...input }: FieldProps) {
  return <SharedField {...input} help={hint} onChange={(event) => onChange(event.target.value)} />;
}
