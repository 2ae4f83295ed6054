import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { formatCount } from '../../shared/format.ts';
import { isTyping } from '../../shared/is-typing.ts';
import { messageOf } from '../../shared/message-of.ts';
import { useAddressParts } from '../../shared/use-address-part.ts';
import type { Operator } from '../../shared/operator.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { useNews } from '../../shared/use-news.ts';
import { Panes } from '../panes.tsx';
import { ErrorLine, Failure, Loading } from '../states.tsx';
import { caseLayoutTexts as words } from './case-texts.ts';
import type { CaseDecision, CaseEvidence, CaseSubject } from './case-types.ts';
import { CaseView } from './case-view.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { useCaseWork } from './use-case-work.ts';
import { workedSubject } from './worked-subject.tsx';

interface CaseDeskProps<Row, View> {
  operator: Operator;
  list: ListDeclaration<Row>;
  /** Parameter of the address with the key of the open case. */
  part: string;
  /** Title of an open case, before it has loaded. */
  titleOf: (key: string) => string;
  /** Reads one case; null if it does not exist. */
  load: (key: string, signal: AbortSignal) => Promise<View | null>;
  /** Describes the case; its own form calls `finish` with a notice after its decision. */
  subjectOf: (view: View, finish: (notice: string) => void) => CaseSubject;
  openLabel: string;
  /** Further actions of a row beside opening its case. */
  actionsOf?: (row: Row) => readonly RowAction[];
  /** A remark below a row. */
  noteOf?: (row: Row) => ReactNode;
  /** The result of a row's action. */
  notice?: string;
  bulk?: readonly BulkAction[];
  head?: ReactNode;
  /** In a tab of another page, cases open over it. */
  isOver?: boolean;
}

/**
 * The common layout of all cases: the list, the open case and its person side by side. T takes the case, S
 * marks the next point as seen, a letter prepares a decision, and after a decision the next case opens. Changes by
 * colleagues appear automatically.
 */
export function CaseDesk<Row extends object, View>({
  operator,
  list,
  part,
  titleOf,
  load,
  subjectOf,
  openLabel,
  actionsOf = () => [],
  noteOf,
  notice: rowNotice = '',
  bulk = [],
  head,
  isOver = false,
}: CaseDeskProps<Row, View>) {
  const client = useQueryClient();
  const reloadList = useReloadList(list.name);
  const [address, setAddress] = useAddressParts([part, 'decide']);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [notice, setNotice] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [evidence, setEvidence] = useState<CaseEvidence | null>(null);
  const openKey = address[part] ?? null;
  const prepared = address['decide'] ?? null;
  useNews(['case', list.name], { isWanted: openKey !== null, isDesk: true });
  const {
    data,
    error: failure,
    refetch,
  } = useQuery({
    queryKey: ['case', list.name, openKey],
    queryFn: ({ signal }) => load(openKey ?? '', signal),
    enabled: openKey !== null,
  });
  const open = (key: string | null) => {
    setError(null);
    setEvidence(null);
    setAddress({ [part]: key, decide: null });
  };
  const changed = () => {
    void client.invalidateQueries({ queryKey: ['case', list.name] });
    reloadList();
  };
  const at = rows.findIndex((row) => list.keyOf(row) === openKey);
  const next = at < 0 ? undefined : (rows[at + 1] ?? rows[at - 1]);
  const finish = (text: string) => {
    setNotice(text);
    changed();
    if (next !== undefined) open(list.keyOf(next));
  };
  const plain = data === undefined || data === null ? null : subjectOf(data, finish);
  const shared = useCaseWork(list.name, plain?.work?.object ?? null);
  const subject = plain === null ? null : workedSubject(plain, shared, operator.name);
  const { memberEvidence } = useContributions();
  const sourceOf = ({ beside }: CaseEvidence) =>
    memberEvidence.find(({ key, permission }) => key === beside?.source && operator.permissions.includes(permission));
  const take = () => {
    setError(null);
    subject?.take?.().then(changed, (refusal: unknown) => {
      setError(messageOf(refusal));
      changed();
    });
  };
  const done = (decision: CaseDecision, own: string | null) => {
    const text = own ?? (decision.asksSecond === true ? words.askedSecond : words.done(decision.title));
    if (decision.ends === true) return finish(text);
    setNotice(text);
    changed();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (subject === null || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') !== null && !isOver) return;
    const decision = subject.decisions.find(({ letter }) => letter === event.key);
    const toSee = document.querySelector<HTMLButtonElement>('[data-see][aria-pressed=false]');
    if (event.key === 't' && subject.take !== null) take();
    else if (event.key === 's' && toSee !== null) toSee.click();
    else if (decision !== undefined) setAddress({ decide: decision.key });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const work = (onClose: () => void) => {
    if (failure !== null && data === undefined)
      return <Failure message={messageOf(failure)} onRetry={() => void refetch()} />;
    if (data === undefined) return <Loading />;
    if (subject === null) return <p className="loading">{words.gone}</p>;
    return (
      <>
        <p className="case-notice" role="status">
          {notice}
        </p>
        <ErrorLine message={error} />
        <CaseView
          key={subject.key}
          subject={subject}
          listName={list.name}
          prepared={prepared}
          viewers={shared?.viewers ?? []}
          onEvidence={(wanted) => (sourceOf(wanted) === undefined ? wanted.run?.() : setEvidence(wanted))}
          onTake={take}
          onDone={done}
          onClose={onClose}
        />
      </>
    );
  };
  const source = evidence === null ? undefined : sourceOf(evidence);
  const detail =
    openKey === null
      ? null
      : {
          title: titleOf(openKey),
          work,
          side: {
            title: subject?.side.title ?? words.next,
            content: (
              <>
                {evidence?.beside === undefined || source === undefined ? null : (
                  <EvidencePanel
                    source={source}
                    beside={evidence.beside}
                    operator={operator}
                    onOpenPage={evidence.run}
                    onClose={() => setEvidence(null)}
                  />
                )}
                {subject?.side.content}
                <p className="case-next muted">
                  {next === undefined ? words.last : `${words.next}: ${list.titleOf(next)}`}
                </p>
              </>
            ),
          },
        };
  return (
    <Panes detail={detail} isOver={isOver} onClose={() => open(null)}>
      {(isNarrow) => (
        <>
          <ListPage
            list={{ ...list, isLive: true }}
            {...(isNarrow
              ? {}
              : {
                  ...(noteOf === undefined ? {} : { noteOf }),
                  actionsOf: (row: Row) => [{ label: openLabel, run: () => open(list.keyOf(row)) }, ...actionsOf(row)],
                })}
            onOpen={(row) => open(list.keyOf(row))}
            openKey={isNarrow ? openKey : null}
            isNarrow={isNarrow}
            bulk={isNarrow ? [] : bulk}
            head={isNarrow ? undefined : head}
            notice={openKey === null ? notice || rowNotice : ''}
            onRows={setRows}
          />
          {isNarrow && at >= 0 ? (
            <p className="case-place muted">
              <kbd>J</kbd> <kbd>K</kbd> {words.move} · {words.place(formatCount(at + 1), formatCount(rows.length))}
            </p>
          ) : null}
        </>
      )}
    </Panes>
  );
}
