import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { type Column, Table } from '../../parts/table.tsx';

import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { createRequestKeys } from '../../shared/request-key.ts';

type Version = ValueOf<typeof lotteryDesk.rules>['versions'][number];
type Change = ValueOf<typeof lotteryDesk.previewRules>[number];
const words = lotteryTexts.rules;

/** Other widths from a day on; shows what they change, returns among it, before anybody is asked. */
export function RulesForm({
  gameCode,
  firstFreeDay,
  newest,
}: {
  gameCode: string;
  firstFreeDay: string;
  newest: Version;
}) {
  const [firstDay, setFirstDay] = useState('');
  const [widths, setWidths] = useState<Record<string, string>>(() =>
    Object.fromEntries(newest.structure.map(({ level, width }) => [level, String(width)])),
  );
  const [changes, setChanges] = useState<readonly Change[] | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const wanted = () => ({
    formerVersion: newest.version,
    firstDay,
    widths: newest.structure.flatMap(({ level, width }) =>
      Number(widths[level]) === width ? [] : [{ level, width: Number(widths[level]) }],
    ),
  });
  const ask = () =>
    setAction({
      title: words.request,
      text: words.requestText(firstDay),
      needsReason: true,
      run: async (reason) => {
        await lotteryApi.requestRules(gameCode, {
          ...wanted(),
          reason,
          requestKey: keyOf([gameCode, JSON.stringify(wanted()), reason]),
        });
        setChanges(null);
        setNotice(words.requested);
      },
    });
  return (
    <section aria-labelledby="other-widths">
      <h2 id="other-widths">{words.next}</h2>
      <Form
        submit={words.preview}
        onSubmit={async () => (setNotice(''), setChanges(await lotteryApi.previewRules(gameCode, wanted())))}
        check={() => (wanted().widths.length === 0 ? lotteryTexts.odds.unchanged : null)}
      >
        <Field
          label={words.from}
          hint={words.hint(firstFreeDay)}
          type="date"
          min={firstFreeDay}
          value={firstDay}
          onChange={(day) => (setChanges(null), setFirstDay(day))}
          required
        />
        <div className="filters">
          {newest.structure.map(({ level }) => (
            <Field
              key={level}
              label={words.width(level)}
              type="number"
              min={1}
              max={9}
              step={1}
              value={widths[level] ?? ''}
              onChange={(width) => (setChanges(null), setWidths({ ...widths, [level]: width }))}
              required
            />
          ))}
        </div>
      </Form>
      <p role="status">{notice}</p>
      {changes === null ? null : (
        <>
          <Table caption={words.changes} rows={changes} keyOf={({ about }) => about} columns={CHANGE_COLUMNS} />
          <button type="button" className="button button--primary" onClick={ask}>
            {words.request}
          </button>
        </>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}

const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { title: lotteryTexts.odds.about, cell: ({ about }) => about },
  { title: lotteryTexts.odds.before, cell: ({ before }) => before },
  { title: lotteryTexts.odds.after, cell: ({ after }) => after },
];
