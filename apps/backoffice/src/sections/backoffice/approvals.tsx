import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { type Approval, useApprovalList } from '../../parts/approval-list.tsx';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { backofficeApi } from './api.ts';
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
  return (
    <>
      <ListPage
        list={list}
        notice={notice}
        actionsOf={actionsOf}
        noteOf={(approval) =>
          mayDecide(approval) && isOwn(approval) ? <span className="muted">{words.own}</span> : null
        }
      />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}
