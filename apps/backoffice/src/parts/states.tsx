import { Button, Icon } from '@fairlot/ui';
import { cloudOff } from '@fairlot/ui/icons';
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
  /** Reference of the call in the server's log. */
  reference?: string | null;
  onRetry: () => void;
}

/** Data that could not be loaded: the reason, the reference, and a retry button. */
export function Failure({ title, message, reference = null, onRetry }: FailureProps) {
  return (
    <div className="blank" role="alert">
      <span className="blank-icon blank-icon--failed">
        <Icon name={cloudOff} />
      </span>
      {title === undefined ? null : <h2>{title}</h2>}
      <p>{message}</p>
      {reference === null ? null : <p className="muted">{`${texts.reference} ${reference}`}</p>}
      <p className="row">
        <Button icon="refresh" onClick={onRetry}>
          {texts.retry}
        </Button>
        {reference === null ? null : <CopyButton label={texts.copyReference} text={reference} />}
      </p>
    </div>
  );
}

/** Error of the current action, announced immediately; nothing while it is null. */
export function ErrorLine({ message }: { message: string | null }) {
  return message === null ? null : (
    <p className="error" role="alert">
      {message}
    </p>
  );
}

/** Refetches the page's data. */
export function RefreshBar({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div className="filters">
      <Button onClick={onRefresh}>{texts.refresh}</Button>
    </div>
  );
}

/** The loaded content, or the loading or error state. */
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
