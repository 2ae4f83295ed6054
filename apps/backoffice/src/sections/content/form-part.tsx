import type { ContentForm } from './content-form.ts';

/** What every part of the form of an entry gets. */
export interface FormPartProps {
  form: ContentForm;
  set: (change: Partial<ContentForm>) => void;
}

export function Check({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="row tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
