import { useId } from 'react';

interface LinesProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
}

/** Text of several lines. */
export function Lines({ label, hint, value, onChange, isRequired = false }: LinesProps) {
  const id = useId();
  return (
    <div className="field field--wide">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        value={value}
        required={isRequired}
        maxLength={2000}
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
