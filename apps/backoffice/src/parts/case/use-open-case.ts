import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { messageOf } from '../../shared/message-of.ts';
import type { Operator } from '../../shared/operator.ts';
import { useAddressParts } from '../../shared/use-address-part.ts';
import { useNews } from '../../shared/use-news.ts';
import { useChanged } from './use-changed.ts';
import { useShown } from './use-shown.ts';
import { caseLayoutTexts as words } from './case-texts.ts';
import type { CaseDecision, CaseEvidence, CaseSubject } from './case-types.ts';
import { useCaseWork } from './use-case-work.ts';
import { workedSubject } from './worked-subject.tsx';

/** A list of cases, and how one of them is read and described. */
export interface Cases<Row, View> {
  operator: Operator;
  list: ListDeclaration<Row>;
  /** Parameter of the address with the key of the open case. */
  part: string;
  /** Reads one case; null if it does not exist. */
  load: (key: string, signal: AbortSignal) => Promise<View | null>;
  /** Describes the case; its own form calls `finish` with a notice after its decision. */
  subjectOf: (view: View, finish: (notice: string) => void) => CaseSubject;
}

/** The open case of a list, with its place among the rows, and the results of what the operator did with it. */
export function useOpenCase<Row extends object, View>(
  { operator, list, part, load, subjectOf }: Cases<Row, View>,
  titleOf: (key: string) => string,
) {
  const client = useQueryClient();
  const reloadList = useReloadList(list.name);
  const [address, setAddress] = useAddressParts([part, 'decide']);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [notice, setNotice] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [evidence, setEvidence] = useState<CaseEvidence | null>(null);
  const openKey = address[part] ?? null;
  const shown = useShown(openKey);
  useNews(['case', list.name], { isWanted: openKey !== null, isDesk: true });
  const read = useQuery({
    queryKey: ['case', list.name, openKey],
    queryFn: ({ signal }) => load(openKey ?? '', signal),
    enabled: openKey !== null,
  });
  const open = (key: string | null) => {
    setNotice('');
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
    changesItself();
    changed();
    // The operator may have opened another case before the server answered.
    if (shown.current !== openKey) return;
    if (next !== undefined) open(list.keyOf(next));
    setNotice(text);
  };
  const plain = read.data === undefined || read.data === null ? null : subjectOf(read.data, finish);
  const shared = useCaseWork(list.name, plain?.work?.object ?? null);
  const subject = plain === null ? null : workedSubject(plain, shared, operator.name);
  const isComplete = shared !== undefined || plain?.work === undefined;
  const changesItself = useChanged(isComplete ? subject : null, () => setNotice(words.changed));
  const take = () => {
    setError(null);
    subject?.take?.().then(changed, (refusal: unknown) => {
      if (shown.current === openKey) setError(messageOf(refusal));
      changed();
    });
  };
  // The operator may have opened another case before the server rejected something, whose form is gone by then.
  const failed = (failure: unknown) => {
    if (openKey !== null && shown.current !== openKey) setError(`${titleOf(openKey)}: ${messageOf(failure)}`);
  };
  const done = (decision: CaseDecision, own: string | null) => {
    const text = own ?? (decision.asksSecond === true ? words.askedSecond : words.done(decision.title));
    if (decision.ends === true) return finish(text);
    changesItself();
    changed();
    if (shown.current === openKey) setNotice(text);
  };
  return {
    openKey,
    open,
    rows,
    setRows,
    at,
    next,
    subject,
    isLoading: read.data === undefined,
    failure: read.error,
    retry: () => void read.refetch(),
    viewers: shared?.viewers ?? [],
    prepared: address['decide'] ?? null,
    prepare: (decision: string) => setAddress({ decide: decision }),
    notice,
    error,
    evidence,
    setEvidence,
    take,
    failed,
    done,
  };
}
