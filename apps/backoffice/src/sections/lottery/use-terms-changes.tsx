import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import type { ContractForm, FieldValues } from '../../form/use-contract-form.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { FactName, FactValue } from '../../parts/trail/fact.tsx';
import { isConflict } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import './terms.css';
import { lotteryTexts } from './texts.ts';

type Change = ValueOf<typeof lotteryDesk.previewOdds>[number];

interface TermsChanges<B, D extends FieldValues> {
  form: ContractForm<B, D>;
  /** Version of the terms that the form shows. */
  version: string;
  hasHeading?: boolean;
  /** Explains the request for publication. */
  textOf: (body: B, changes: readonly Change[]) => string;
  preview: (body: B) => Promise<readonly Change[]>;
  request: (body: B & { reason: string; requestKey: string }) => Promise<unknown>;
}

const words = lotteryTexts.odds;

/**
 * The exact changes of a form of odds or rules, as long as it has the same values, and the request to publish them. The
 * form calls `show`; the page renders `changes` below it.
 */
export function useTermsChanges<B, D extends FieldValues>(terms: TermsChanges<B, D>) {
  const { form, version, hasHeading = false, textOf, preview, request } = terms;
  const [previewed, setPreviewed] = useState<{ of: string; body: B; changes: readonly Change[] } | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const typed = JSON.stringify([version, form.values]);
  const current = previewed?.of === typed ? previewed : null;
  const ask = ({ body, changes }: { body: B; changes: readonly Change[] }) =>
    setAction({
      title: words.request,
      text: textOf(body, changes),
      run: async (reason) => {
        try {
          await request({ ...body, reason, requestKey: keyOf([JSON.stringify(body), reason]) });
          keyOf.renew();
          form.settle();
          setNotice(common.requested);
        } catch (failure) {
          // The operator has to see the new terms and the changes to them first.
          if (!isConflict(failure) || !form.refuse(failure)) throw failure;
        }
        setPreviewed(null);
      },
    });
  const show = async (body: B) => {
    setNotice('');
    setPreviewed({ of: typed, body, changes: await preview(body) });
  };
  const changes = (
    <>
      <p role="status">{current?.changes.length === 0 ? words.unchanged : notice}</p>
      {current === null || current.changes.length === 0 ? null : (
        <>
          {hasHeading && <h2>{words.changes}</h2>}
          <Table caption={words.changes} rows={current.changes} keyOf={({ about }) => about} columns={COLUMNS} />
          <Button variant="fill" onClick={() => ask(current)}>
            {words.request}
          </Button>
        </>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
  return { show, changes };
}

const COLUMNS: readonly Column<Change>[] = [
  { title: words.about, cell: ({ about }) => <FactName path={about} of="odds" /> },
  { title: words.before, cell: ({ about, before }) => <FactValue path={about} of="odds" text={before} /> },
  { title: words.after, cell: ({ about, after }) => <FactValue path={about} of="odds" text={after} /> },
];
