import { useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { texts as common } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Application, contentApi } from './api.ts';
import { contentTexts } from './texts.ts';

const texts = contentTexts.application;
const SHOWN = [
  { value: 'open', label: texts.open },
  { value: 'all', label: texts.all },
] as const;
const BADGES: Record<Application['state'], string> = {
  open: 'badge',
  accepted: 'badge badge--positive',
  refused: 'badge badge--negative',
};

/** Applications of members for promotions, with their pictures, and the decision on them. */
export function Applications({ operator }: { operator: Operator }) {
  const [wanted, setWanted] = useState<{ state: 'open' | 'all'; pageNo: number }>({ state: 'open', pageNo: 1 });
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => contentApi.applications(wanted, signal), [wanted]),
  );
  const [action, setAction] = useState<Action | null>(null);
  const [shown, setShown] = useState<Application | null>(null);
  const ask = ({ id, account }: Application, decision: 'accepted' | 'refused') =>
    setAction({
      title: texts[decision],
      text: texts[`${decision}Text`](account),
      needsReason: true,
      run: async (reason) => {
        await contentApi.decide(id, { decision, reason });
        setShown(null);
        reload();
      },
    });
  const button = (label: string, { account }: Application, run: () => void) => (
    <button type="button" className="button" aria-label={`${label} ${account}`} onClick={run}>
      {label}
    </button>
  );
  const looking: Column<Application> = {
    title: texts.pictures,
    cell: (one) => (one.pictures === 0 ? '–' : button(`${texts.look} ${one.pictures}`, one, () => setShown(one))),
  };
  const deciding: Column<Application> = {
    title: common.actions,
    cell: (one) =>
      one.state === 'open' ? (
        <span className="row">
          {button(texts.accepted, one, () => ask(one, 'accepted'))}
          {button(texts.refused, one, () => ask(one, 'refused'))}
        </span>
      ) : null,
  };
  return (
    <>
      <div className="filters">
        <Select
          label={texts.show}
          value={wanted.state}
          options={SHOWN}
          onChange={(next) => setWanted({ state: next, pageNo: 1 })}
        />
      </div>
      {shown === null ? null : <Pictures application={shown} onClose={() => setShown(null)} />}
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={texts.title}
              rows={list}
              keyOf={({ id }) => id}
              columns={
                operator.permissions.includes('content.change')
                  ? [...COLUMNS, looking, deciding]
                  : [...COLUMNS, looking]
              }
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function Pictures({ application, onClose }: { application: Application; onClose: () => void }) {
  return (
    <section className="card card--wide" aria-label={texts.pictures}>
      <h2>
        {application.account}: {application.title}
      </h2>
      {Array.from({ length: application.pictures }, (_, position) => (
        <Picture key={`${application.id} ${position}`} id={application.id} position={position} />
      ))}
      <button type="button" className="button" onClick={onClose}>
        {common.close}
      </button>
    </section>
  );
}

/** Comes through the API, because an address alone shows no picture of a member to anybody. */
function Picture({ id, position }: { id: string; position: number }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => contentApi.picture(id, position, signal), [id, position]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {({ data }) => (
        <img className="photo" src={`data:image/jpeg;base64,${data}`} alt={`${texts.picture} ${position + 1}`} />
      )}
    </Loaded>
  );
}

const COLUMNS: readonly Column<Application>[] = [
  { title: texts.promotion, cell: ({ title }) => title },
  { title: texts.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
  { title: texts.comment, cell: ({ comment }) => comment || '–' },
  { title: texts.since, cell: ({ createdAt }) => formatTime(createdAt) },
  { title: texts.state, cell: ({ state }) => <span className={BADGES[state]}>{texts.states[state]}</span> },
];
