import { Button, Icon, type IconName } from '@fairlot/ui';
import { cloudOff, searchX } from '@fairlot/ui/icons';
import type { ReactNode } from 'react';
import { isMissing } from '../shared/api.ts';
import { common } from '../shared/common-texts.ts';
import { messageOf } from '../shared/message-of.ts';
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

interface BlankProps {
  icon: IconName;
  /** An error, announced immediately. */
  isFailed?: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/** Shown where there is no content: what is missing and why, and what the operator can do. */
export function Blank({ icon, isFailed = false, title, children }: BlankProps) {
  return (
    <div className="blank" role={isFailed ? 'alert' : undefined}>
      <span className={isFailed ? 'blank-icon blank-icon--failed' : 'blank-icon'}>
        <Icon name={icon} />
      </span>
      {title === undefined ? null : <h2>{title}</h2>}
      {children}
    </div>
  );
}

interface FailureProps {
  title?: string;
  error: unknown;
  /** Reference of the call in the server's log. */
  reference?: string | null;
  onRetry: () => void;
  /** Returns to the list of such objects, if there is one. */
  onList?: (() => void) | undefined;
}

/**
 * Data that could not be loaded: the reason, the reference, and a retry button. If the object does not exist, a way
 * back to its list instead.
 */
export function Failure({ title, error, reference = null, onRetry, onList }: FailureProps) {
  if (isMissing(error))
    return (
      <Blank icon={searchX} isFailed title={messageOf(error)}>
        {onList === undefined ? null : <Button onClick={onList}>{common.backToList}</Button>}
      </Blank>
    );
  return (
    <Blank icon={cloudOff} isFailed title={title}>
      <p>{messageOf(error)}</p>
      {reference === null ? null : <p className="muted">{`${texts.reference} ${reference}`}</p>}
      <p className="row">
        <Button icon="refresh" onClick={onRetry}>
          {texts.retry}
        </Button>
        {reference === null ? null : <CopyButton label={texts.copyReference} text={reference} />}
      </p>
    </Blank>
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

interface QueryStateProps {
  read: { data: unknown; error: Error | null; refetch: () => unknown };
}

/** The loading or error state of a query; nothing once it has data. */
export function QueryState({ read: { data, error, refetch } }: QueryStateProps) {
  if (data !== undefined) return null;
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />;
}

/** The loaded content, or the loading or error state. */
export function Loaded<T>({
  state,
  onRetry,
  onList,
  children,
}: {
  state: LoadState<T>;
  onRetry: () => void;
  /** Returns from an object that does not exist to the list of such objects. */
  onList?: () => void;
  children: (value: T) => ReactNode;
}) {
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failure error={state.error} onRetry={onRetry} onList={onList} />;
  return children(state.value);
}
