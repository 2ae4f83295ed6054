import type { backoffice, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { texts } from '../../shared/texts.ts';
import { formatCount } from '../../shared/format.ts';
import { BulkDialog, type Job, wordsOf } from './bulk-dialog.tsx';
import type { BulkAction } from '../list-spec.ts';
import { listTexts } from '../texts.ts';
import { useReloadList } from '../use-reload-list.ts';
import './bulk.css';

type Jobs = ValueOf<typeof backoffice.bulkJobs>;
type Begun = Pick<Jobs[number], 'jobId' | 'action'>;

const POLL_MS = 3000;
const NONE: Jobs = [];
const NO_TITLES: ReadonlyMap<string, string> = new Map();

/** Progress and results of the operator's bulk actions on the list, whether or not their dialog is open. */
export function BulkCourse({ list, actions }: { list: string; actions: readonly BulkAction[] }) {
  const reload = useReloadList(list);
  const [shown, setShown] = useState<{ jobId: string; action: BulkAction } | null>(null);
  const { data = NONE } = useQuery({
    queryKey: ['list', list, 'bulk'],
    queryFn: ({ signal }) => send<Jobs>('GET', '/bulk', { query: { list }, signal }),
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? POLL_MS : false),
  });
  const [ended, setEnded] = useState<readonly Begun[]>([]);
  const before = useRef<Jobs>([]);
  useEffect(() => {
    const over = before.current.filter(({ jobId }) => !data.some((one) => one.jobId === jobId));
    before.current = data;
    if (over.length === 0) return;
    setEnded((former) => [...former, ...over]);
    reload();
  }, [data, reload]);
  const forget = (jobId: string) => setEnded((former) => former.filter((one) => one.jobId !== jobId));
  return (
    <>
      {data.map(({ jobId, action: name, done, failed, fits }) => {
        const action = actions.find((one) => one.action === name);
        if (action === undefined) return null;
        return (
          <p key={jobId} className="bulk-course">
            <span>{listTexts.course(action.label, formatCount(done + failed), formatCount(fits))}</span>
            <progress max={Math.max(1, fits)} value={done + failed} aria-label={action.label} />
            <Button size="small" onClick={() => setShown({ jobId, action })}>
              {common.view}
            </Button>
          </p>
        );
      })}
      {ended.map(({ jobId, action: name }) => {
        const action = actions.find((one) => one.action === name);
        if (action === undefined || jobId === shown?.jobId) return null;
        return (
          <Result
            key={jobId}
            jobId={jobId}
            label={action.label}
            onShow={() => setShown({ jobId, action })}
            onForget={() => forget(jobId)}
          />
        );
      })}
      {shown === null ? null : (
        <BulkDialog
          list={list}
          titles={NO_TITLES}
          {...shown}
          onClose={() => {
            forget(shown.jobId);
            setShown(null);
          }}
        />
      )}
    </>
  );
}

interface ResultProps {
  jobId: string;
  label: string;
  onShow: () => void;
  onForget: () => void;
}

/** How an action ended that the operator did not wait for, until the operator has seen it. */
function Result({ jobId, label, onShow, onForget }: ResultProps) {
  const { data: job } = useQuery({
    queryKey: ['bulk', jobId],
    queryFn: ({ signal }) => send<Job>('GET', `/bulk/${jobId}`, { signal }),
    refetchOnMount: 'always',
  });
  if (job === undefined || job.state === 'running') return null;
  return (
    <p className="bulk-course" role="status">
      <b>{label}</b>
      <span>{wordsOf(job)}</span>
      <Button size="small" onClick={onShow}>
        {common.view}
      </Button>
      <Button size="small" onClick={onForget}>
        {texts.close}
      </Button>
    </p>
  );
}
