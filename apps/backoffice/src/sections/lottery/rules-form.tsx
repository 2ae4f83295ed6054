import type { BodyOf, lotteryDesk, ValueOf } from '@fairlot/contract';
import { previewRules } from '@fairlot/contract/lottery/desk-terms';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { FactName, FactValue } from '../../parts/trail/fact.tsx';

import { isConflict } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import './terms.css';
import { lotteryTexts } from './texts.ts';
import { formatCalendarDay } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';

type Version = ValueOf<typeof lotteryDesk.rules>['versions'][number];
type Change = ValueOf<typeof lotteryDesk.previewRules>[number];
type Wanted = BodyOf<typeof lotteryDesk.previewRules>;
const words = lotteryTexts.rules;

/** New number widths from a given day; shows the effects, including the returns, before approval is requested. */
export function RulesForm({
  gameCode,
  firstFreeDay,
  version,
  newest,
}: {
  gameCode: string;
  firstFreeDay: string;
  version: string;
  newest: Version;
}) {
  const form = useContractForm({
    call: previewRules,
    draft: {
      firstDay: '',
      widths: Object.fromEntries(newest.structure.map(({ level, width }) => [level, String(width)])),
    },
    check: ({ widths }) => ({ '': changedWidths(newest, widths).length === 0 && lotteryTexts.odds.unchanged }),
    names: (path, draft) => fieldOf(path, changedWidths(newest, draft.widths)),
    toBody: ({ firstDay, widths }) => ({
      version,
      firstDay,
      widths: changedWidths(newest, widths),
    }),
  });
  const [previewed, setPreviewed] = useState<{ of: string; body: Wanted; changes: readonly Change[] } | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const typed = JSON.stringify([version, form.values]);
  const preview = async (body: Wanted) => {
    setNotice('');
    setPreviewed({ of: typed, body, changes: await lotteryApi.previewRules(gameCode, body) });
  };
  const ask = (body: Wanted) =>
    setAction({
      title: lotteryTexts.odds.request,
      text: words.requestText(formatCalendarDay(body.firstDay)),
      needsReason: true,
      run: async (reason) => {
        const requestKey = keyOf([gameCode, JSON.stringify(body), reason]);
        try {
          await lotteryApi.requestRules(gameCode, { ...body, reason, requestKey });
          keyOf.renew();
          form.settle();
          setNotice(common.requested);
        } catch (failure) {
          // The operator has to see the new rules and the changes to them first.
          if (!isConflict(failure) || !form.refuse(failure)) throw failure;
        }
        setPreviewed(null);
      },
    });
  return (
    <section className="card rules-next" aria-labelledby="other-widths">
      <h2 id="other-widths">{words.next}</h2>
      <Form form={form} submit={lotteryTexts.odds.preview} isAskedAbout onSend={preview}>
        <TextField
          at={form.at('firstDay')}
          label={words.from}
          hint={words.hint(formatCalendarDay(firstFreeDay))}
          type="date"
          min={firstFreeDay}
          required
        />
        <div className="rules-widths">
          {newest.structure.map(({ level }) => (
            <TextField key={level} at={form.at(`widths.${level}`)} label={words.width(level)} type="number" required />
          ))}
        </div>
      </Form>
      <p role="status">{notice}</p>
      {previewed?.of !== typed ? null : <Changes changes={previewed.changes} onRequest={() => ask(previewed.body)} />}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}

/** Name of the width that the path of the request belongs to. */
function fieldOf(path: string, sent: readonly { level: string }[]): string | null {
  const [, index] = /^widths\.(\d+)/.exec(path) ?? [];
  const level = index === undefined ? undefined : sent[Number(index)]?.level;
  return level === undefined ? null : `widths.${level}`;
}

function Changes({ changes, onRequest }: { changes: readonly Change[]; onRequest: () => void }) {
  return (
    <>
      <Table caption={lotteryTexts.odds.changes} rows={changes} keyOf={({ about }) => about} columns={CHANGE_COLUMNS} />
      <Button variant="fill" onClick={onRequest}>
        {lotteryTexts.odds.request}
      </Button>
    </>
  );
}

/** Levels whose width differs from the current one. */
function changedWidths({ structure }: Version, widths: Readonly<Record<string, string>>) {
  return structure.flatMap(({ level, width }) => {
    const wanted = numberOf(widths[level] ?? '');
    return wanted === width ? [] : [{ level, width: wanted }];
  });
}

const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { title: lotteryTexts.odds.about, cell: ({ about }) => <FactName path={about} of="odds" /> },
  { title: lotteryTexts.odds.before, cell: ({ about, before }) => <FactValue path={about} of="odds" text={before} /> },
  { title: lotteryTexts.odds.after, cell: ({ about, after }) => <FactValue path={about} of="odds" text={after} /> },
];
