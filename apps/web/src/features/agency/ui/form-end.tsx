import { Button } from '@fairlot/ui';
import { useErrorText } from '../../../shared/i18n/use-text.ts';

interface FormEndProps {
  /** Error of the last submission. */
  error: Error | null;
  canSend: boolean;
  isBusy: boolean;
  label: string;
}

/** The end of an agents' form: its error and its button. */
export function FormEnd({ error, canSend, isBusy, label }: FormEndProps) {
  const errorText = useErrorText();
  return (
    <>
      {error !== null && (
        <p className="note error" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" variant="fill" size="large" wide disabled={!canSend} busy={isBusy}>
        {label}
      </Button>
    </>
  );
}
