import type { backoffice, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { download, isMissing, send } from '../shared/api.ts';
import { common } from '../shared/common-texts.ts';
import { messageOf } from '../shared/message-of.ts';
import type { ListPlace } from './list-address.ts';
import type { ListColumn, ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';

interface ExportButtonProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  columns: readonly ListColumn<R>[];
}

type Job = ValueOf<typeof backoffice.exportJob>;
type Shown = Pick<Job, 'state' | 'progress'>;
const POLL_MS = 700;
const REMOVED: Shown = { state: 'cancelled', progress: 0 };

/** Exports the list in the background as shown, with its filter and columns. */
export function ExportButton<R>({ list, place: { filter, sort }, columns }: ExportButtonProps<R>) {
  const names = columns.map(({ name }) => name).filter((name) => list.spec.fields[name] !== undefined);
  const body = {
    list: list.name,
    filter: [...(list.fixed ?? []), ...filter],
    ...(sort === null ? {} : { sort }),
    columns: names,
  };
  const wanted = JSON.stringify(body);
  const [begun, setBegun] = useState<{ of: string; jobId: string } | null>(null);
  // The file of another filter or other columns is not offered for these.
  const jobId = begun?.of === wanted ? begun.jobId : null;
  const isStarting = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const job = useQuery({
    queryKey: ['export', jobId],
    queryFn: ({ signal }) => send<Job>('GET', `/exports/${jobId}`, { signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (isOpen(state.data) && !isRemoved(state.error) ? POLL_MS : false),
  });
  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const start = async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    await attempt(async () => {
      const { jobId: started } = await send<{ jobId: string }>('POST', '/exports', { body });
      setBegun({ of: wanted, jobId: started });
    });
    isStarting.current = false;
  };
  const stop = () =>
    attempt(async () => {
      await send('DELETE', `/exports/${jobId}`).catch((failure: unknown) => {
        if (!isRemoved(failure)) throw failure;
      });
      setBegun(null);
    });
  return (
    <>
      {jobId === null ? (
        <Button icon="download" className="list-export" onClick={() => void start()}>
          <span className="list-export-label">{listTexts.export}</span>
        </Button>
      ) : (
        <Export
          job={isRemoved(job.error) ? REMOVED : job.data}
          onDownload={() => void attempt(() => download(`/exports/${jobId}/file`))}
          onStop={() => void stop()}
          onClear={() => setBegun(null)}
        />
      )}
      {error === null ? null : (
        <span className="error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

interface ExportProps {
  job: Shown | undefined;
  onDownload: () => void;
  onStop: () => void;
  onClear: () => void;
}

/** Progress of an export, then the buttons for its file. */
function Export({ job, onDownload, onStop, onClear }: ExportProps) {
  return (
    <span className="export" role="status">
      {wordsOf(job)}
      {isOpen(job) ? <progress max={1} value={job?.progress ?? 0} aria-label={listTexts.export} /> : null}
      {job?.state === 'done' ? (
        <Button ref={focusIfLost} variant="fill" size="small" onClick={onDownload}>
          {common.download}
        </Button>
      ) : null}
      <Button
        icon="close"
        variant="plain"
        size="small"
        className="button--icon"
        aria-label={isOpen(job) ? listTexts.cancelExport : listTexts.clear}
        onClick={isOpen(job) ? onStop : onClear}
      />
    </span>
  );
}

/** The button that started the export is gone, and the focus with it. */
function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Whether the operator removed the export, in another tab or on the page of exports. */
function isRemoved(error: unknown): boolean {
  return isMissing(error);
}

function isOpen(job: Shown | undefined): boolean {
  return job === undefined || job.state === 'waiting' || job.state === 'running';
}

function wordsOf(job: Shown | undefined): string {
  if (job?.state === 'done') return listTexts.exportReady;
  if (job?.state === 'failed') return listTexts.exportFailed;
  if (job?.state === 'cancelled') return listTexts.exportCancelled;
  return listTexts.exporting(Math.floor((job?.progress ?? 0) * 100));
}
