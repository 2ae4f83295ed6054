import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { messageOf } from '../shared/message-of.ts';
import { ErrorLine } from './states.tsx';

interface FormProps {
  submit: string;
  /** What is wrong with the input, before anything is sent. */
  check?: () => string | null;
  onSubmit: () => Promise<void>;
  children: ReactNode;
  /** Further buttons beside the first. */
  beside?: ReactNode;
}

/** A form that sends once at a time and says what went wrong. */
export function Form({ submit, check, onSubmit, children, beside }: FormProps) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    const wrong = check?.() ?? null;
    setError(wrong);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    try {
      await onSubmit();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const handle = (event: SyntheticEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form onSubmit={handle} aria-busy={isBusy}>
      {children}
      <ErrorLine message={error} />
      <p className="row">
        <button type="submit" className="button button--primary" disabled={isBusy}>
          {submit}
        </button>
        {beside}
      </p>
    </form>
  );
}
