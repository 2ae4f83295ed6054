import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ListCards } from '../../list/list-cards.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import type { ListAnswer } from '../../list/use-list.ts';
import { send } from '../../shared/api.ts';
import { messageOf } from '../../shared/message-of.ts';
import type { MemberTab } from '../../shared/section.ts';
import { CloseButton } from '../icon-button.tsx';
import { Failure, Loading } from '../states.tsx';
import { caseLayoutTexts as words } from './case-texts.ts';

const SHOWN = 20;

interface EvidencePanelProps {
  tab: MemberTab;
  /** Condition that selects the rows, such as those of the member. */
  filter: string;
  /** Opens the page with all of it; undefined where no page can be opened. */
  onOpenPage: (() => void) | undefined;
  onClose: () => void;
}

/** The latest rows behind a fact of a case, beside it, so that neither the case nor a typed reason is left. */
export function EvidencePanel({ tab, filter, onOpenPage, onClose }: EvidencePanelProps) {
  const part = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['evidence', tab.key, filter],
    queryFn: async ({ signal }) => {
      const list = (await tab.evidence?.()) as ListDeclaration<object> | undefined;
      if (list === undefined) return null;
      const query = { filter: [filter], limit: SHOWN };
      const { list: rows } = await send<ListAnswer<object>>('GET', `/${list.name}`, { query, signal });
      return { list, rows };
    },
  });
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), [tab.key, filter]);
  return (
    <section ref={part} className="side-part case-evidence" aria-label={tab.label}>
      <header className="row">
        <h3>{tab.label}</h3>
        <CloseButton label={words.closeEvidence} onClick={onClose} />
      </header>
      {error === null ? null : <Failure message={messageOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined || data === null ? null : <Rows {...data} />}
      {onOpenPage === undefined ? null : (
        <Button size="small" onClick={onOpenPage}>
          {words.openPage}
        </Button>
      )}
    </section>
  );
}

function Rows({ list, list: { caption }, rows }: { list: ListDeclaration<object>; rows: readonly object[] }) {
  if (rows.length === 0) return <p className="muted">{words.noEvidence}</p>;
  return (
    <div className="list" aria-label={caption}>
      <ListCards
        list={list}
        columns={list.columns}
        rows={rows}
        sort=""
        chosen={null}
        onChoose={() => undefined}
        onSort={() => undefined}
        actionsOf={undefined}
        noteOf={undefined}
        onOpen={undefined}
        openKey={null}
        isNarrow
        empty={null}
        current={null}
      />
    </div>
  );
}
