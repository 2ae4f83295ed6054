import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { type Approval, useApprovalList } from '../../parts/approval-list.tsx';
import { Panes } from '../../parts/panes.tsx';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { backofficeApi } from './api.ts';
import { ApprovalCase } from './approval-case.tsx';
import { approvalTexts as words } from './texts.ts';

const OWN = {
  caption: words.title,
  views: [
    { key: 'pending', name: words.pending, filter: ['state:eq:pending'], sort: 'requestedAt' },
    { key: 'decided', name: words.decided, filter: ['state:in:executed,rejected,failed,expired'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
};

/** Requests of other operators, to be approved or rejected. */
export function Approvals({ operator }: PageProps) {
  const list = useApprovalList(OWN);
  const reload = useReloadList(list.name);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [shown, setShown] = useState<Approval | null>(null);
  const { approvals } = useContributions();
  const labelOf = (kind: string): string => approvals[kind]?.label ?? kind;
  const mayDecide = ({ kind, state }: Approval): boolean => {
    const needed = approvals[kind]?.permission;
    const isAllowed =
      needed !== undefined && ['approvals.decide', needed].every((one) => operator.permissions.includes(one));
    return isAllowed && state === 'pending';
  };
  const isOwn = ({ requestedBy }: Approval) => requestedBy === operator.name;
  const ask = ({ id, kind, object, details }: Approval, decision: 'approve' | 'reject') =>
    setAction({
      title: words[decision],
      needsReason: decision === 'reject',
      text: [`${labelOf(kind)}: ${object}`, ...details, words[`${decision}Text`]].join('. '),
      run: async (reason) => {
        const decided =
          decision === 'approve' ? await backofficeApi.approve(id) : await backofficeApi.reject(id, reason);
        const state = texts.approval.states[decided.state];
        setNotice(`${labelOf(kind)}: ${state}${decided.failure ? ` (${decided.failure})` : ''}`);
        setShown((open) => (open === null ? null : decided));
        reload();
      },
    });
  const actionsOf = (approval: Approval): RowAction[] =>
    mayDecide(approval) && !isOwn(approval)
      ? [
          { label: words.approve, isMain: true, run: () => ask(approval, 'approve') },
          { label: words.reject, run: () => ask(approval, 'reject') },
        ]
      : [];
  const noteOf = (approval: Approval) =>
    mayDecide(approval) && isOwn(approval) ? <span className="muted">{words.own}</span> : null;
  const detail = (approval: Approval) => ({
    title: `${labelOf(approval.kind)} ${approval.object}`,
    work: (onClose: () => void) => (
      <ApprovalCase key={approval.id} approval={approval} label={labelOf(approval.kind)} onClose={onClose}>
        {actionsOf(approval).map(({ label, isMain, run }) => (
          <button key={label} type="button" className={`button ${isMain ? 'button--primary' : ''}`} onClick={run}>
            {label}
          </button>
        ))}
        {noteOf(approval)}
      </ApprovalCase>
    ),
  });
  return (
    <>
      <Panes detail={shown === null ? null : detail(shown)} onClose={() => setShown(null)}>
        {(isNarrow) => (
          <ListPage
            list={list}
            notice={notice}
            {...(isNarrow ? {} : { actionsOf, noteOf })}
            onOpen={setShown}
            openKey={isNarrow ? (shown?.id ?? null) : null}
            isNarrow={isNarrow}
          />
        )}
      </Panes>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}
