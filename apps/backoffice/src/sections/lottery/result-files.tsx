import type { BodyOf, lotteryDesk, ValueOf } from '@fairlot/contract';
import { previewImport } from '@fairlot/contract/lottery/desk-results';
import { Button, FileField } from '@fairlot/ui';
import { type ChangeEvent, useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { OwnField, SelectField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { ruleWords } from '../../form/rule-words.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { type Column, Table } from '../../parts/table.tsx';

import { texts } from '../../shared/texts.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import { lotteryTexts, refusals } from './texts.ts';

type Wanted = BodyOf<typeof lotteryDesk.previewImport>;
type Line = ValueOf<typeof lotteryDesk.previewImport>[number];
const words = lotteryTexts.file;
const MOST_CHARACTERS = 200_000;

/** Imports results from a file: first a preview line by line, then the import. */
export function ResultFiles() {
  const [previewed, setPreviewed] = useState<{ of: Wanted; lines: readonly Line[] } | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const form = useContractForm({
    call: previewImport,
    draft: { kind: 'results' as Wanted['kind'], fileName: '', text: '' },
    names: { fileName: 'text' },
    check: ({ fileName, text }) => ({
      text: (fileName === '' && ruleWords({ keyword: 'required' })) || (text.length > MOST_CHARACTERS && words.tooLong),
    }),
    toBody: (draft) => draft,
  });
  const { kind, fileName, text: content } = form.values;
  // A preview that arrives after another file was chosen is not shown.
  const isCurrent =
    previewed !== null &&
    previewed.of.kind === kind &&
    previewed.of.fileName === fileName &&
    previewed.of.text === content;
  const lines = isCurrent ? previewed.lines : null;
  const forget = () => {
    setPreviewed(null);
    setNotice('');
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    forget();
    form.set({ fileName: chosen?.name.slice(0, 64) ?? '', text: (await chosen?.text()) ?? '' });
  };
  const ask = ({ of, lines: found }: NonNullable<typeof previewed>) => {
    const wrong = found.filter(({ state }) => state === 'refused').length;
    setAction({
      title: words.import,
      text: words.importText(found.length - wrong, wrong),
      run: async (reason) => {
        setPreviewed({ of, lines: await lotteryApi.importResults({ ...of, reason }) });
        form.settle();
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
          form={form}
          submit={words.preview}
          isAskedAbout
          onSend={async (body) => setPreviewed({ of: body, lines: await lotteryApi.previewImport(body) })}
        >
          <SelectField at={form.at('kind')} label={words.kind} options={optionsOf(words.kinds)} onChosen={forget} />
          <OwnField at={form.at('text')}>
            {() => (
              <FileField
                label={words.choose}
                choose={texts.chooseFile}
                accept=".csv,.txt,text/csv,text/plain"
                required
                onChange={choose}
              />
            )}
          </OwnField>
        </Form>
      </section>
      <p role="status">{notice}</p>
      {lines === null ? null : (
        <Table
          caption={words.lines}
          empty={emptyTableTexts.lines}
          rows={lines}
          keyOf={({ line }) => String(line)}
          columns={COLUMNS}
        />
      )}
      {isCurrent && notice === '' && previewed.lines.some(({ state }) => state !== 'refused') ? (
        <Button variant="fill" onClick={() => ask(previewed)}>
          {words.import}
        </Button>
      ) : null}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const COLUMNS: readonly Column<Line>[] = [
  { title: words.line, cell: ({ line }) => line, isFigure: true },
  { title: common.game, cell: ({ gameCode, numero: drawNumber }) => `${gameCode} ${drawNumber}` },
  {
    title: words.state,
    cell: ({ state }) => (
      <span className={state === 'refused' ? 'badge badge--negative' : 'badge badge--positive'}>
        {words.states[state]}
      </span>
    ),
  },
  { title: texts.reason, cell: ({ reason }) => (reason === null ? lotteryTexts.none : wordsOf(reason)) },
];

const wordsOf = (reason: string): string => (refusals as Readonly<Record<string, string>>)[reason] ?? reason;
