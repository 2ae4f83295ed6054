import { FieldFrame, tiedTo } from '@fairlot/ui';
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
    <FieldFrame
      id={id}
      label={label}
      help={
        <span className="row between">
          <span>{range}</span>
          <span className="numeric ltr">{count}</span>
        </span>
      }
    >
      <div className="input">
        <textarea
          {...tiedTo(id, undefined, true)}
          rows={6}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
