import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { currentRow } from '../../parts/current-row.ts';
import { Loaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { productNames } from '../../form/product-names.ts';
import { formatAmount } from '../../shared/format.ts';
import { ownText } from '../../shared/language.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { loyaltyApi, type MissionRow, type PendingRequest } from './api.ts';
import { MissionDialog } from './mission-dialog.tsx';
import { loyaltyTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

/** Missions in the members' order, with their budgets and the pending requests that the operator may see. */
export function Missions({ operator }: PageProps) {
  const seesRequests = operator.permissions.includes('approvals.read');
  const { state, reload } = useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        const [missions, { list: pending }] = await Promise.all([
          loyaltyApi.missions(signal),
          seesRequests ? loyaltyApi.pendingMissions(signal) : { list: [] },
        ]);
        return { missions, pending };
      },
      [seesRequests],
    ),
  );
  const [edited, setEdited] = useState<MissionRow | 'new' | null>(null);
  const [notice, setNotice] = useState('');
  const mayChange = operator.permissions.includes('loyalty.missions');
  const change = (row: MissionRow) => <Button onClick={() => setEdited(row)}>{common.edit}</Button>;
  const finish = (isAsked: boolean) => {
    setNotice(isAsked ? common.sentForApproval : '');
    reload();
  };
  return (
    <>
      <p>{words.noLoss}</p>
      <Loaded state={state} onRetry={reload}>
        {({ missions, pending }) => (
          <>
            <Table
              caption={sectionTexts.missions}
              empty={emptyTableTexts.missions}
              columns={[
                { title: words.mission, cell: titleOf },
                { title: words.period, cell: ({ period }) => words.periods[period] },
                { title: words.goal, cell: ({ goal }) => words.goals[goal] },
                {
                  title: words.products,
                  cell: ({ products }) => products?.map((one) => productNames[one] ?? one).join(', ') ?? words.all,
                },
                { title: words.target, cell: ({ target }) => target, isFigure: true },
                { title: words.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
                { title: common.budget, cell: ({ budget }) => formatAmount(budget), isFigure: true },
                { title: words.spent, cell: ({ spent }) => formatAmount(spent), isFigure: true },
                { title: words.left, cell: ({ left }) => formatAmount(left), isFigure: true },
                { title: words.reached, cell: ({ reached }) => reached, isFigure: true },
                { title: common.state, cell: (row) => stateOf(row, pending) },
                ...(mayChange ? [{ title: '', cell: change }] : []),
              ]}
              rows={missions}
              keyOf={keyOf}
            />
            <NewMissions pending={pending} />
            {edited !== null && (
              <MissionDialog
                mission={edited === 'new' ? null : currentRow(edited, missions, keyOf)}
                onDone={finish}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </Loaded>
      {mayChange && (
        <p className="row">
          <Button variant="fill" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        </p>
      )}
      <p role="status">{notice}</p>
    </>
  );
}

/** Pending requests to add a mission. */
function NewMissions({ pending }: { pending: readonly PendingRequest[] }) {
  const asked = pending.filter(({ object }) => object.endsWith('(mission:new)'));
  if (asked.length === 0) return null;
  return (
    <ul>
      {asked.map(({ id, object, requestedBy }) => (
        <li key={id}>
          {`${words.newMission}: ${object.replace(' (mission:new)', '')} (${requestedBy}) `}
          <span className="state state--wait">{common.awaitingApproval}</span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ id, isOpen, amount, left }: MissionRow, pending: readonly PendingRequest[]) {
  const ifOpen = Number(left) < Number(amount) ? words.budgetUsedUp : words.open;
  return (
    <>
      <span className={isOpen ? 'state state--good' : 'state'}>{isOpen ? ifOpen : words.closed}</span>
      {pending.some(({ object }) => object.endsWith(`(mission:${id})`)) && (
        <>
          {' '}
          <span className="state state--wait">{common.awaitingApproval}</span>
        </>
      )}
    </>
  );
}

const keyOf = ({ id }: MissionRow) => id;
const titleOf = ({ titles }: MissionRow) => ownText(titles) ?? '';
