import { useId } from 'react';

interface LinesProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Text of several lines. */
export function Lines({ label, hint, value, onChange }: LinesProps) {
  const id = useId();
  return (
    <div className="field field--wide">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        value={value}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
