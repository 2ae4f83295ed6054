import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ListCards } from '../../list/list-cards.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import type { ListAnswer } from '../../list/use-list.ts';
import { send } from '../../shared/api.ts';
import type { Operator } from '../../shared/operator.ts';
import type { MemberEvidence } from '../../shared/section.ts';
import { CloseButton } from '../icon-button.tsx';
import { Failure, Loading } from '../states.tsx';
import { caseLayoutTexts as words } from './case-texts.ts';
import type { EvidenceBeside } from './case-types.ts';

const SHOWN = 20;

interface EvidencePanelProps {
  source: MemberEvidence;
  beside: EvidenceBeside;
  operator: Operator;
  /** Opens the page with all of it; undefined if no page can be opened. */
  onOpenPage: (() => void) | undefined;
  onClose: () => void;
}

/** The facts behind a point of a case, or their latest rows, so that neither the case nor a typed reason is left. */
export function EvidencePanel({ source, beside, operator, onOpenPage, onClose }: EvidencePanelProps) {
  const { memberId, filter = `memberId:eq:${memberId}` } = beside;
  const part = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['evidence', source.key, filter],
    queryFn: async ({ signal }) => {
      const list = (await source.list?.()) as ListDeclaration<object> | undefined;
      if (list === undefined) return { View: await source.view?.(), table: null };
      const query = { filter: [filter], limit: SHOWN };
      const { list: rows } = await send<ListAnswer<object>>('GET', `/${list.name}`, { query, signal });
      return { View: undefined, table: { list, rows } };
    },
  });
  useEffect(() => {
    // New browsers return a promise, which React would call as the clean-up of the effect.
    // In a dialog it is below the case, and grows when its rows have loaded.
    part.current?.scrollIntoView({ block: 'start' });
  }, [source.key, filter]);
  return (
    <section ref={part} className="side-part case-evidence" aria-label={source.label}>
      <header className="row">
        <h3>{source.label}</h3>
        <CloseButton label={words.closeEvidence} onClick={onClose} />
      </header>
      {error === null ? null : <Failure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined || data.table === null ? null : <Rows {...data.table} />}
      {data?.View === undefined ? null : <data.View key={memberId} memberId={memberId} operator={operator} />}
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <section className="list" tabIndex={0} aria-label={caption}>
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
    </section>
  );
}
