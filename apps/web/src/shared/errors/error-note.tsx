import { cx } from '@fairlot/ui';
import { useErrorText } from '../i18n/use-text.ts';

/** The error of the last call of a form or button; nothing without one. */
export function ErrorNote({ error, className }: { error: unknown; className?: string }) {
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <p className={cx('note error', className)} role="alert">
      {errorText(error)}
    </p>
  );
}
