import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';
import type { LoadState } from '../shared/use-load.ts';
import { CopyButton } from './copy-button.tsx';

export function Loading() {
  return (
    <p className="loading" role="status">
      {texts.loading} …
    </p>
  );
}

interface FailureProps {
  title?: string;
  message: string;
  /** By what the log of the server has it. */
  reference?: string | null;
  onRetry: () => void;
}

/** What could not be read: why, under which reference, and the way to try again. */
export function Failure({ title, message, reference = null, onRetry }: FailureProps) {
  return (
    <div className="blank" role="alert">
      <span className="blank-icon blank-icon--failed">
        <CloudOff aria-hidden="true" />
      </span>
      {title === undefined ? null : <h2>{title}</h2>}
      <p>{message}</p>
      {reference === null ? null : <p className="muted">{`${texts.reference} ${reference}`}</p>}
      <p className="row">
        <button type="button" className="button" onClick={onRetry}>
          <RefreshCw aria-hidden="true" />
          {texts.retry}
        </button>
        {reference === null ? null : <CopyButton label={texts.copyReference} text={reference} />}
      </p>
    </div>
  );
}

/** What went wrong with what somebody is doing, told at once; nothing while it is null. */
export function ErrorLine({ message }: { message: string | null }) {
  return message === null ? null : (
    <p className="error" role="alert">
      {message}
    </p>
  );
}

/** Asks again for what a page shows. */
export function RefreshBar({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div className="filters">
      <button type="button" className="button" onClick={onRefresh}>
        {texts.refresh}
      </button>
    </div>
  );
}

/** What is loaded, or how far that has come. */
export function Loaded<T>({
  state,
  onRetry,
  children,
}: {
  state: LoadState<T>;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}) {
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failure message={state.message} onRetry={onRetry} />;
  return children(state.value);
}
