import type { backoffice, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { formatCount } from '../../shared/format.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkAction } from '../list-spec.ts';
import { listTexts } from '../texts.ts';
import { useReloadList } from '../use-reload-list.ts';
import './bulk.css';

type Jobs = ValueOf<typeof backoffice.bulkJobs>;

const POLL_MS = 3000;
const NO_TITLES: ReadonlyMap<string, string> = new Map();

/** Progress of the operator's running bulk actions on the list, whether or not their dialog is open. */
export function BulkCourse({ list, actions }: { list: string; actions: readonly BulkAction[] }) {
  const reload = useReloadList(list);
  const [shown, setShown] = useState<{ jobId: string; action: BulkAction } | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['list', list, 'bulk'],
    queryFn: ({ signal }) => send<Jobs>('GET', '/bulk', { query: { list }, signal }),
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? POLL_MS : false),
  });
  const count = data.length;
  const before = useRef(0);
  useEffect(() => {
    // An action has finished: reload the rows.
    if (count < before.current) reload();
    before.current = count;
  }, [count, reload]);
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
      {shown === null ? null : <BulkDialog list={list} titles={NO_TITLES} {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
