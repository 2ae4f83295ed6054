import { Button } from '@fairlot/ui';
import { ErrorNote } from '../../../shared/errors/error-note.tsx';

interface FormEndProps {
  /** Error of the last submission. */
  error: Error | null;
  canSend: boolean;
  isBusy: boolean;
  label: string;
}

/** The end of an agents' form: its error and its button. */
export function FormEnd({ error, canSend, isBusy, label }: FormEndProps) {
  return (
    <>
      <ErrorNote error={error} />
      <Button type="submit" variant="fill" size="large" wide disabled={!canSend} busy={isBusy}>
        {label}
      </Button>
    </>
  );
}
