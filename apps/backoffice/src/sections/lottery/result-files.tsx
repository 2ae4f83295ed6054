import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { type ChangeEvent, useId, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { type Column, Table } from '../../parts/table.tsx';

import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';

type Line = ValueOf<typeof lotteryDesk.previewImport>[number];
const words = lotteryTexts.file;
const KINDS = [
  { value: 'results', label: words.kinds.results },
  { value: 'history', label: words.kinds.history },
] as const;
const MOST_CHARACTERS = 200_000;

/** Results out of a file: first what it would do, line by line, then the import. */
export function ResultFiles() {
  const [kind, setKind] = useState<'results' | 'history'>('results');
  const [file, setFile] = useState<{ fileName: string; text: string } | null>(null);
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const forget = () => {
    setLines(null);
    setNotice('');
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    forget();
    setFile(chosen === undefined ? null : { fileName: chosen.name.slice(0, 64), text: await chosen.text() });
  };
  const preview = async () => {
    if (file !== null) setLines(await lotteryApi.previewImport({ kind, ...file }));
  };
  const ask = (previewed: readonly Line[]) => {
    const wrong = previewed.filter(({ state }) => state === 'refused').length;
    setAction({
      title: words.import,
      text: words.importText(previewed.length - wrong, wrong),
      needsReason: true,
      run: async (reason) => {
        if (file === null) return;
        setLines(await lotteryApi.importResults({ kind, ...file, reason }));
        setNotice(words.imported);
      },
    });
  };
  return (
    <>
      <section className="card">
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <Form
          submit={words.preview}
          check={() => (file !== null && file.text.length > MOST_CHARACTERS ? words.tooLong : null)}
          onSubmit={preview}
        >
          <Select label={words.kind} value={kind} options={KINDS} onChange={(next) => (forget(), setKind(next))} />
          <FileField onChoose={(event) => void choose(event)} />
        </Form>
      </section>
      <p role="status">{notice}</p>
      {lines === null ? null : (
        <Table caption={words.lines} rows={lines} keyOf={({ line }) => String(line)} columns={COLUMNS} />
      )}
      {lines !== null && notice === '' && lines.some(({ state }) => state !== 'refused') ? (
        <button type="button" className="button button--primary" onClick={() => ask(lines)}>
          {words.import}
        </button>
      ) : null}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function FileField({ onChoose }: { onChoose: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.choose}</label>
      <input id={id} type="file" accept=".csv,.txt,text/csv,text/plain" required onChange={onChoose} />
    </div>
  );
}

const COLUMNS: readonly Column<Line>[] = [
  { title: words.line, cell: ({ line }) => line, isFigure: true },
  { title: lotteryTexts.game, cell: ({ gameCode, numero }) => `${gameCode} ${numero}` },
  {
    title: words.state,
    cell: ({ state }) => (
      <span className={state === 'refused' ? 'badge badge--negative' : 'badge badge--positive'}>
        {words.states[state]}
      </span>
    ),
  },
  { title: words.reason, cell: ({ reason }) => reason ?? lotteryTexts.none },
];
