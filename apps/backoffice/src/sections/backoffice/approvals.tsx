import { useState } from 'react';
import type { RowAction } from '../../list/list-spec.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { type Approval, useApprovalList } from '../../parts/approval-list.tsx';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import { loadRow } from '../../parts/case/load-row.ts';
import { useReloadCase } from '../../parts/case/use-reload-case.ts';
import { objectText } from '../../parts/trail/object-words.ts';
import { useValueWords } from '../../parts/trail/use-value-words.ts';
import { currencyOf } from '../../parts/trail/value-text.ts';
import { common } from '../../shared/common-texts.ts';
import type { PageProps } from '../../shared/section.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { backofficeApi } from './api.ts';
import { approvalCase, Opened, resultOf } from './approval-case.tsx';
import { changeLine, chosenIn } from './approval-change.ts';
import { sectionTexts } from './section-texts.ts';
import { approvalTexts as words } from './texts.ts';

const OWN = {
  caption: sectionTexts.approvals,
  views: [
    { key: 'pending', name: words.pending, filter: ['state:eq:pending'], sort: 'requestedAt' },
    { key: 'decided', name: words.decided, filter: ['state:in:executed,rejected,failed,expired'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
};

/** Requests of other operators, to be approved or rejected. */
export function Approvals({ operator }: PageProps) {
  const valueWords = useValueWords();
  const lineOf = (line: string, approval: Approval) =>
    changeLine(line, currencyOf(approval, approval.object), chosenIn(valueWords, approval));
  const list = {
    ...useApprovalList({ ...OWN, lineOf, valueWords }),
    opened: (approval: Approval) =>
      approval.state === 'pending' ? (
        <Opened approval={approval} lines={approval.details.map((detail) => lineOf(detail, approval))} />
      ) : null,
  };
  const reload = useReloadCase(list.name);
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
  const ask = (approval: Approval, decision: 'approve' | 'reject') => {
    const { id, kind, object, details } = approval;
    const lines = details.map((detail) => lineOf(detail, approval));
    setAction({
      title: decision === 'approve' ? words.approve : common.reject,
      needsReason: decision === 'reject',
      text: [`${labelOf(kind)}: ${objectText(object, valueWords)}`, ...lines, words[`${decision}Text`]].join('. '),
      run: async (reason) => {
        const decided =
          decision === 'approve' ? await backofficeApi.approve(id) : await backofficeApi.reject(id, reason);
        setNotice(resultOf(labelOf(kind), decided));
        reload();
      },
    });
  };
  const askWithdrawal = ({ id, kind, object }: Approval) =>
    setAction({
      title: words.withdraw,
      needsReason: false,
      text: `${labelOf(kind)}: ${objectText(object, valueWords)}. ${words.withdrawText}`,
      run: async () => {
        await backofficeApi.withdraw(id);
        setNotice(words.result(labelOf(kind), words.withdrawn));
        reload();
      },
    });
  const actionsOf = (approval: Approval): RowAction[] => {
    if (approval.state !== 'pending') return [];
    if (isOwn(approval)) return [{ label: words.withdraw, run: () => askWithdrawal(approval) }];
    if (!mayDecide(approval)) return [];
    return [
      { label: words.approve, isMainOpen: true, run: () => ask(approval, 'approve') },
      { label: common.reject, run: () => ask(approval, 'reject') },
    ];
  };
  const noteOf = (approval: Approval) =>
    mayDecide(approval) && isOwn(approval) ? <small className="cell-line">{words.own}</small> : null;
  return (
    <>
      <CaseDesk
        operator={operator}
        list={list}
        part="approval"
        openLabel={common.view}
        titleOf={(id) => `${sectionTexts.approvals} ${id}`}
        load={(id, signal) => loadRow<Approval>(list.name, `id:eq:${id}`, signal)}
        subjectOf={(approval) =>
          approvalCase(approval, {
            label: labelOf(approval.kind),
            operator,
            mayDecide: mayDecide(approval),
            chosen: chosenIn(valueWords, approval),
            title: objectText(approval.object, valueWords),
          })
        }
        actionsOf={actionsOf}
        noteOf={noteOf}
        notice={notice}
      />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}
