import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { Modal } from '../parts/modal.tsx';
import { ErrorLine } from '../parts/states.tsx';
import { send } from '../shared/api.ts';
import { formatCount } from '../shared/format.ts';
import { messageOf } from '../shared/message-of.ts';
import { listTexts } from './texts.ts';

type Job = ValueOf<typeof backoffice.bulkJob>;

interface BulkJobDialogProps {
  list: string;
  filter: readonly string[];
  label: string;
  /** What the server calls it. */
  action: string;
  onClose: () => void;
  onDone: () => void;
}

const POLL_MS = 700;
const isWorking = (job: Job | undefined): boolean => job?.state === 'counting' || job?.state === 'running';

/** Counts for how many rows it would be done, does it in the background once that is confirmed, and can be stopped. */
export function BulkJobDialog({ list, filter, label, action, onClose, onDone }: BulkJobDialogProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const job = useQuery({
    queryKey: ['bulk', jobId],
    queryFn: ({ signal }) => send<Job>('GET', `/bulk/${jobId}`, { signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isWorking(state.data) ? POLL_MS : false),
  });
  const form = useContractForm({
    call: async () => (await import('@fairlot/contract/backoffice/desk-bulk')).startBulk,
    draft: { reason: '' },
    toBody: ({ reason }) => ({ list, filter: [...filter], action, reason: reason.trim() }),
  });
  const count = async (body: BodyOf<typeof backoffice.startBulk>) => {
    setJobId((await send<{ jobId: string }>('POST', '/bulk', { body })).jobId);
  };
  const call = async (method: string, path: string) => {
    setError(null);
    try {
      await send(method, path);
      await job.refetch();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const isOver = job.data?.state === 'done' || job.data?.state === 'failed' || job.data?.state === 'cancelled';
  return (
    <Modal title={label} onClose={isOver ? onDone : onClose}>
      {jobId === null ? (
        <Form form={form} submit={listTexts.countFirst} onSend={count}>
          <p>{listTexts.bulkText}</p>
          <ReasonField at={form.at('reason')} />
        </Form>
      ) : (
        <>
          <p role="status">{wordsOf(job.data)}</p>
          {job.data?.state === 'running' ? (
            <progress max={Math.max(1, job.data.fits)} value={job.data.done + job.data.failed} aria-label={label} />
          ) : null}
          <ErrorLine message={error ?? (job.error === null ? null : messageOf(job.error))} />
          <p className="row">
            {job.data?.state === 'counted' && job.data.fits > 0 ? (
              <button
                type="button"
                className="button button--primary"
                onClick={() => void call('POST', `/bulk/${jobId}/run`)}
              >
                {listTexts.doIt(label, formatCount(job.data.fits))}
              </button>
            ) : null}
            {isOver ? (
              <button type="button" className="button button--primary" onClick={onDone}>
                {listTexts.close}
              </button>
            ) : (
              <button type="button" className="button" onClick={() => void call('DELETE', `/bulk/${jobId}`)}>
                {listTexts.stop}
              </button>
            )}
          </p>
        </>
      )}
    </Modal>
  );
}

function wordsOf(job: Job | undefined): string {
  if (job === undefined) return listTexts.counting('0');
  const [fits, refused] = [formatCount(job.fits), formatCount(job.refused)];
  const done = listTexts.done(formatCount(job.done), formatCount(job.failed));
  if (job.state === 'counting') return listTexts.counting(formatCount(job.fits + job.refused));
  if (job.state === 'counted') return listTexts.counted(fits, refused);
  if (job.state === 'running') return done;
  return `${listTexts.bulkEnds[job.state]} ${done}`;
}
