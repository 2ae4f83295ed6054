import type { ReactNode } from 'react';
import { FailureContext } from '../../form/leaving.ts';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, RowAction } from '../../list/list-spec.ts';
import { formatCount } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { Panes } from '../panes.tsx';
import { ErrorLine, Failure, Loading } from '../states.tsx';
import { caseLayoutTexts as words } from './case-texts.ts';
import type { CaseEvidence } from './case-types.ts';
import { CaseView } from './case-view.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { type Cases, useOpenCase } from './use-open-case.ts';

interface CaseDeskProps<Row, View> extends Cases<Row, View> {
  /** Title of an open case, before it has loaded. */
  titleOf: (key: string) => string;
  openLabel: string;
  /** Actions of a row, in addition to opening its case. */
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
  titleOf,
  openLabel,
  actionsOf = () => [],
  noteOf,
  notice: rowNotice = '',
  bulk = [],
  head,
  isOver = false,
  ...cases
}: CaseDeskProps<Row, View>) {
  const { operator, list } = cases;
  const opened = useOpenCase(cases, titleOf);
  const { openKey, rows, at, open, subject } = opened;
  useCaseKeys(subject, isOver, { onTake: opened.take, onPrepare: opened.prepare });
  const sourceOf = useEvidenceSources(operator);
  const detail =
    openKey === null
      ? null
      : {
          title: titleOf(openKey),
          work: (onClose: () => void) => (
            <OpenCase
              opened={opened}
              listName={list.name}
              onEvidence={(wanted) => (sourceOf(wanted) === undefined ? wanted.run?.() : opened.setEvidence(wanted))}
              onClose={onClose}
            />
          ),
          side: {
            title: subject?.side.title ?? words.next,
            content: (
              <>
                <EvidenceBeside
                  evidence={opened.evidence}
                  operator={operator}
                  sourceOf={sourceOf}
                  onClose={() => opened.setEvidence(null)}
                />
                {subject?.side.content}
                <p className="case-next muted">
                  {opened.next === undefined ? words.last : `${words.next}: ${list.titleOf(opened.next)}`}
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
            notice={openKey === null ? (opened.error ?? rowNotice) : ''}
            onRows={opened.setRows}
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

/** Finds the member's evidence that a piece of evidence opens as a panel, if the operator may see it. */
function useEvidenceSources({ permissions }: Operator) {
  const { memberEvidence } = useContributions();
  return ({ beside }: CaseEvidence) =>
    memberEvidence.find(({ key, permission }) => key === beside?.source && permissions.includes(permission));
}

interface EvidenceBesideProps {
  evidence: CaseEvidence | null;
  operator: Operator;
  sourceOf: ReturnType<typeof useEvidenceSources>;
  onClose: () => void;
}

function EvidenceBeside({ evidence, operator, sourceOf, onClose }: EvidenceBesideProps) {
  const source = evidence === null ? undefined : sourceOf(evidence);
  if (evidence?.beside === undefined || source === undefined) return null;
  return (
    <EvidencePanel
      source={source}
      beside={evidence.beside}
      operator={operator}
      onOpenPage={evidence.run}
      onClose={onClose}
    />
  );
}

interface OpenCaseProps {
  opened: Pick<
    ReturnType<typeof useOpenCase>,
    | 'subject'
    | 'isLoading'
    | 'failure'
    | 'retry'
    | 'viewers'
    | 'prepared'
    | 'notice'
    | 'error'
    | 'take'
    | 'failed'
    | 'done'
  >;
  listName: string;
  onEvidence: (wanted: CaseEvidence) => void;
  onClose: () => void;
}

function OpenCase({ opened, listName, onEvidence, onClose }: OpenCaseProps) {
  const { subject, isLoading, failure, retry, viewers, prepared, notice, error, take, failed, done } = opened;
  if (isLoading) return failure === null ? <Loading /> : <Failure error={failure} onRetry={retry} />;
  if (subject === null) return <p className="loading">{words.gone}</p>;
  return (
    <>
      <p className="case-notice" role="status">
        {notice}
      </p>
      <ErrorLine message={error} />
      <FailureContext value={failed}>
        <CaseView
          key={subject.key}
          subject={subject}
          listName={listName}
          prepared={prepared}
          viewers={viewers}
          onEvidence={onEvidence}
          onTake={take}
          onDone={done}
          onClose={onClose}
        />
      </FailureContext>
    </>
  );
}
