import { useId } from 'react';

interface MessageFieldProps {
  label: string;
  value: string;
  /** Text that states the allowed length. */
  range: string;
  /** Text that states how many code points are used, out of how many. */
  count: string;
  onChange: (value: string) => void;
}

/** Multi-line text field with a character count. */
export function MessageField({ label, value, range, count, onChange }: MessageFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <textarea
          id={id}
          rows={6}
          dir="auto"
          value={value}
          aria-describedby={`${id}-range ${id}-count`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <span className="row between help">
        <span id={`${id}-range`}>{range}</span>
        <span id={`${id}-count`} className="numeric ltr">
          {count}
        </span>
      </span>
    </div>
  );
}
