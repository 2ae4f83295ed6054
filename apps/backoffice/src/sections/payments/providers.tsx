import type { BodyOf, paymentsDesk, ValueOf } from '@fairlot/contract';
import { connectPayments } from '@fairlot/contract/payments/connections-desk';
import { importStatement } from '@fairlot/contract/payments/statements-desk';
import { FileField, Select } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { OwnField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { DayField } from '../../parts/field.tsx';
import { Loaded, RefreshBar } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { amountOrNone, dayOf, formatAmount } from '../../shared/format.ts';
import { paymentStates } from '../../shared/payment-states.ts';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { paymentProviderTexts } from './connection-texts.ts';
import { providerTexts as words } from './provider-texts.ts';
import { sectionTexts } from './section-texts.ts';

type Providers = ValueOf<typeof paymentsDesk.providers>;
type Provider = Providers['providers'][number];
type Reconciliation = ValueOf<typeof paymentsDesk.reconciliation>;
type Difference = Reconciliation['differences'][number];

/** Health of payment providers, balances held with them, and the reconciliation of their daily files with our books. */
export function ProvidersPage({ operator }: PageProps) {
  const { state, reload } = useLoad(paymentsApi.providers);
  return (
    <>
      <RefreshBar onRefresh={reload} />
      <ConnectionCards
        path="/paymentConnections"
        call={connectPayments}
        providerWords={paymentProviderTexts}
        mayConnect={operator.permissions.includes('payments.connect')}
        onChanged={reload}
      />
      <Loaded state={state} onRetry={reload}>
        {({ providers, cash }) =>
          providers.length === 0 ? (
            <p className="loading">{words.none}</p>
          ) : (
            <>
              <Table
                caption={sectionTexts.providers}
                rows={providers}
                keyOf={(row) => row.provider}
                columns={PROVIDERS}
              />
              <h2>{words.cash}</h2>
              <Table
                caption={words.cash}
                empty={emptyTableTexts.cash}
                rows={cash}
                keyOf={(row) => row.currency}
                columns={CASH}
              />
              <Days
                names={providers.map(({ provider }) => provider)}
                mayImport={operator.permissions.includes('payments.resolve')}
                onImported={reload}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

interface DaysProps {
  names: readonly string[];
  mayImport: boolean;
  onImported: () => void;
}

function Days({ names, mayImport, onImported }: DaysProps) {
  const [provider, setProvider] = useState(names[0] ?? '');
  const [day, setDay] = useState(() => dayOf(Date.now() - 86_400_000));
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => paymentsApi.reconciliation(provider, day, signal), [provider, day]),
  );
  const [file, setFile] = useState<File | null>(null);
  const form = useContractForm({
    call: importStatement,
    draft: { file: '' },
    check: () => ({ file: file === null && words.noFile }),
    refusal: (_field, reason) => wrongFile(reason),
    toBody: () => ({ provider, day }),
  });
  const importFile = async (body: BodyOf<typeof paymentsDesk.importStatement>) => {
    if (file === null) return;
    await paymentsApi.importStatement(body.provider, body.day, file);
    reload();
    onImported();
  };
  return (
    <section aria-label={words.reconciliation}>
      <h2>{words.reconciliation}</h2>
      <div className="filters">
        <Select
          label={common.provider}
          value={provider}
          options={names.map((value) => ({ value, label: value }))}
          onChange={setProvider}
        />
        <DayField label={common.day} required value={day} onChange={(value) => value !== '' && setDay(value)} />
      </div>
      {mayImport && (
        <Form form={form} submit={words.read} onSend={importFile}>
          <OwnField at={form.at('file')}>
            {() => (
              <FileField
                label={words.file}
                choose={texts.chooseFile}
                help={words.fileHint}
                accept=".csv,text/csv"
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              />
            )}
          </OwnField>
        </Form>
      )}
      <Loaded state={state} onRetry={reload}>
        {(found) => <Result found={found} />}
      </Loaded>
    </section>
  );
}

/** The fault of a rejected file in words. @param reason `line 3`, `column amount`, `columns 3` or `lines` */
function wrongFile(reason: string): string | null {
  const [, line, column, wide] = /^(?:line (\d+)|column (\w+)|columns (\d+))$/.exec(reason) ?? [];
  if (line !== undefined) return words.wrongLine(line);
  if (column !== undefined) return words.noColumn(column);
  if (wide !== undefined) return words.tooWide(wide);
  return reason === 'lines' ? words.tooLong : null;
}

function Result({ found }: { found: Reconciliation }) {
  const { theirs, ours, currency, importedAt, importedBy, differences, isComplete } = found;
  const sums = [
    { who: words.theirs, ...theirs },
    { who: words.ours, ...ours },
  ];
  return (
    <>
      <p role="status">
        {importedAt === null ? words.notRead : <Time at={importedAt} />} {importedBy}
      </p>
      <Table
        caption={words.sums}
        rows={sums}
        keyOf={({ who }) => who}
        columns={[
          { title: currency, cell: ({ who }) => who },
          { title: words.count, cell: ({ count }) => count, isFigure: true },
          { title: words.cameIn, cell: (row) => formatAmount(row.in), isFigure: true },
          { title: words.wentOut, cell: (row) => formatAmount(row.out), isFigure: true },
        ]}
      />
      {importedAt !== null && (
        <>
          <h3>{words.differences(differences.length, isComplete)}</h3>
          {differences.length > 0 && (
            <Table
              caption={words.reconciliation}
              rows={differences}
              keyOf={({ kind, direction, paymentId }) => `${kind} ${direction} ${paymentId}`}
              columns={DIFFERENCES}
            />
          )}
        </>
      )}
    </>
  );
}

const alarm = (count: number) => (count === 0 ? 0 : <span className="badge badge--negative">{count}</span>);

const PROVIDERS: readonly Column<Provider>[] = [
  { title: common.provider, cell: ({ provider }) => provider },
  { title: words.direction, cell: ({ direction }) => words.directions[direction] },
  { title: words.position, cell: ({ position, currency }) => `${formatAmount(position)} ${currency}`, isFigure: true },
  { title: words.orders, cell: ({ orders, completed }) => `${completed} / ${orders}`, isFigure: true },
  { title: words.failed, cell: ({ failed }) => alarm(failed), isFigure: true },
  { title: words.unknown, cell: ({ unknown }) => alarm(unknown), isFigure: true },
  { title: words.since, cell: ({ oldestUnknownAt: at }) => (at === null ? '–' : <Time at={at} />) },
  { title: words.events, cell: ({ events }) => events, isFigure: true },
  { title: words.waiting, cell: ({ waiting }) => alarm(waiting), isFigure: true },
  { title: words.lastEvent, cell: ({ lastEventAt: at }) => (at === null ? '–' : <Time at={at} />) },
  { title: common.toReview, cell: ({ reviews }) => alarm(reviews), isFigure: true },
  { title: words.lastStatement, cell: ({ lastStatement }) => lastStatement ?? '–' },
];

const CASH: readonly Column<Providers['cash'][number]>[] = [
  { title: common.currency, cell: ({ currency }) => currency },
  { title: words.atProviders, cell: (row) => formatAmount(row.atProviders), isFigure: true },
  { title: words.available, cell: (row) => formatAmount(row.available), isFigure: true },
  { title: words.held, cell: (row) => formatAmount(row.held), isFigure: true },
  { title: common.bonusMoney, cell: (row) => formatAmount(row.bonus), isFigure: true },
  { title: words.free, cell: (row) => formatAmount(row.free), isFigure: true },
];

function stateOf({ direction, status }: Pick<Difference, 'direction' | 'status'>): string {
  if (status === null) return '–';
  const states: Readonly<Record<string, string>> = paymentStates[direction === 'in' ? 'deposit' : 'withdrawal'];
  return states[status] ?? status;
}

const DIFFERENCES: readonly Column<Difference>[] = [
  { title: common.difference, cell: ({ kind }) => words.kinds[kind] },
  { title: words.direction, cell: ({ direction }) => words.directions[direction] },
  { title: words.payment, cell: ({ paymentId }) => paymentId },
  { title: words.theirs, cell: ({ theirs }) => amountOrNone(theirs), isFigure: true },
  { title: words.ours, cell: ({ ours }) => amountOrNone(ours), isFigure: true },
  { title: common.order, cell: ({ orderId }) => orderId ?? '–' },
  { title: common.member, cell: ({ memberId }) => memberId ?? '–' },
  { title: common.state, cell: stateOf },
];
