import { TextArea } from '@fairlot/ui';

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
  return (
    <TextArea
      label={label}
      help={
        <span className="row between">
          <span>{range}</span>
          <span className="numeric ltr">{count}</span>
        </span>
      }
      rows={6}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
