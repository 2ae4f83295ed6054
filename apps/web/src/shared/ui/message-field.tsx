import { TextArea } from '@fairlot/ui';

interface MessageFieldProps {
  label: string;
  value: string;
  /** Text that states the allowed length. */
  range: string;
  /** Text that states how many code points are used, out of how many. */
  count: string;
  /** Error text of a value that is too long; replaces `range`. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Multi-line text field with a character count. */
export function MessageField({ label, value, range, count, error, onChange }: MessageFieldProps) {
  return (
    <TextArea
      label={label}
      error={error}
      help={
        <span className="row between">
          <span>{error === undefined && range}</span>
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
