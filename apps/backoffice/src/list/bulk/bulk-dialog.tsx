import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { Button, Icon } from '@fairlot/ui';
import { circleX } from '@fairlot/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { SearchManyField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Modal } from '../../parts/modal.tsx';
import { ErrorLine } from '../../parts/states.tsx';
import { send } from '../../shared/api.ts';
import { codeWords } from '../../shared/code-words.ts';
import { formatCount } from '../../shared/format.ts';
import { messageOf } from '../../shared/message-of.ts';
import { texts } from '../../shared/texts.ts';
import type { BulkAction } from '../list-spec.ts';
import { listTexts } from '../texts.ts';
import { useReloadList } from '../use-reload-list.ts';

export type Job = ValueOf<typeof backoffice.bulkJob>;

interface BulkDialogProps {
  list: string;
  /** Titles of rows by key, for rows on the page. */
  titles: ReadonlyMap<string, string>;
  action: BulkAction;
  jobId: string;
  onClose: (wasConfirmed: boolean) => void;
}

const POLL_MS = 700;
const isWorking = (job: Job | undefined): boolean => job?.state === 'counting' || job?.state === 'running';

/** Previews the rows of a bulk action, runs it after confirmation, and shows the result. */
export function BulkDialog({ list, titles, action, jobId, onClose }: BulkDialogProps) {
  const reload = useReloadList(list);
  const [error, setError] = useState<string | null>(null);
  const { data: job, ...read } = useQuery({
    queryKey: ['bulk', jobId],
    queryFn: ({ signal }) => send<Job>('GET', `/bulk/${jobId}`, { signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isWorking(state.data) ? POLL_MS : false),
  });
  const call = async (method: string, path: string, body?: BodyOf<typeof backoffice.runBulk>) => {
    try {
      await send(method, path, body === undefined ? {} : { body });
    } finally {
      // The call may have succeeded even if its answer was lost.
      await read.refetch();
    }
  };
  const stop = () => {
    setError(null);
    call('DELETE', `/bulk/${jobId}`).catch((failure: unknown) => setError(messageOf(failure)));
  };
  const isAsked = job === undefined || job.state === 'counting' || job.state === 'counted';
  const leave = () => {
    // An unconfirmed action is discarded.
    if (isAsked) void send('DELETE', `/bulk/${jobId}`).catch(() => undefined);
    reload();
    onClose(!isAsked);
  };
  return (
    <Modal title={action.label} onClose={leave}>
      <p role="status">{wordsOf(job)}</p>
      {job === undefined ? null : <Reasons job={job} titles={titles} />}
      <ErrorLine message={error ?? (read.error === null ? null : messageOf(read.error))} />
      {job?.state === 'counted' && job.fits > 0 ? (
        <Confirmation
          action={action}
          fits={job.fits}
          onSend={(body) => call('POST', `/bulk/${jobId}/run`, body)}
          onCancel={leave}
        />
      ) : (
        <>
          {job?.state === 'running' ? (
            <>
              <progress max={Math.max(1, job.fits)} value={job.done + job.failed} aria-label={action.label} />
              <p className="muted">{listTexts.goesOn}</p>
            </>
          ) : null}
          <p className="row">
            <Button variant="fill" onClick={leave}>
              {isWorking(job) && isAsked ? texts.cancel : texts.close}
            </Button>
            {job?.state === 'running' ? <Button onClick={stop}>{listTexts.stop}</Button> : null}
          </p>
        </>
      )}
    </Modal>
  );
}

interface ConfirmationProps {
  action: BulkAction;
  fits: number;
  onSend: (body: BodyOf<typeof backoffice.runBulk>) => Promise<void>;
  onCancel: () => void;
}

function Confirmation({ action, fits, onSend, onCancel }: ConfirmationProps) {
  const needsReason = action.needsReason !== false;
  const form = useContractForm({
    call: async () => (await import('@fairlot/contract/backoffice/desk-bulk')).runBulk,
    draft: { reason: '', values: [] as string[] },
    check: ({ values }) => ({ values: action.values !== undefined && values.length === 0 && listTexts.chooseValue }),
    toBody: ({ reason, values }) => ({
      ...(needsReason && { reason: reason.trim() }),
      ...(action.values !== undefined && { values }),
    }),
  });
  return (
    <Form
      form={form}
      submit={listTexts.doIt(action.label, formatCount(fits))}
      isQuestion
      onSend={onSend}
      beside={<Button onClick={onCancel}>{texts.cancel}</Button>}
    >
      {action.values === undefined ? null : <SearchManyField at={form.at('values')} {...action.values} />}
      {needsReason ? <ReasonField at={form.at('reason')} /> : null}
    </Form>
  );
}

interface ReasonsProps {
  job: Job;
  titles: ReadonlyMap<string, string>;
}

/** Why rows were skipped or failed, with some of them by name, and why the action could not continue. */
function Reasons({ job, titles }: ReasonsProps) {
  const hasBegun = job.done + job.failed > 0 || job.state === 'running' || job.state === 'done';
  const shown = hasBegun ? job.failures : job.leftOut;
  const named = shown.flatMap(({ code }) => namesOf(job, code, titles));
  const count = formatCount(shown.reduce((sum, reason) => sum + reason.count, 0));
  return (
    <>
      <ErrorLine message={job.reason === null ? null : (codeWords[job.reason.code] ?? job.reason.message)} />
      {shown.length === 0 ? null : (
        <>
          {hasBegun && named.length > 0 ? (
            <CopyButton label={listTexts.copyFailed(formatCount(named.length))} text={named.join('\n')} />
          ) : null}
          <p>{hasBegun ? listTexts.failures(count) : listTexts.leftOut(count)}</p>
          <ul className="bulk-rows">
            {shown.map(({ code, message, count: all }) => (
              <li key={code}>
                <Icon name={circleX} />
                <span>
                  <b>{formatCount(all)}</b> {codeWords[code] ?? message}
                  <small className="muted">{namesOf(job, code, titles).join(', ')}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function namesOf({ rows, state }: Job, code: string, titles: ReadonlyMap<string, string>): string[] {
  const wanted = state === 'counted' ? 'left' : 'failed';
  return rows.filter((row) => row.code === code && row.state === wanted).map(({ row }) => titles.get(row) ?? row);
}

/** Progress of the check or of the action, or its result. */
export function wordsOf(job: Job | undefined): string {
  if (job === undefined) return listTexts.counting('0');
  if (job.state === 'counting') return listTexts.counting(formatCount(job.fits + job.refused));
  if (job.state === 'counted') return job.fits === 0 ? listTexts.noneFitting : listTexts.counted(formatCount(job.fits));
  const done = listTexts.done(formatCount(job.done), formatCount(job.failed));
  return job.state === 'running' ? done : `${listTexts.bulkEnds[job.state]} ${done}`;
}
