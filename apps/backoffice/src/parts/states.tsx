import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';
import type { LoadState } from '../shared/use-load.ts';

export function Loading() {
  return (
    <p className="state" role="status">
      {texts.loading} …
    </p>
  );
}

export function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="state" role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.retry}
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
