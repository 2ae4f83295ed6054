import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../form/action-dialog.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { currentRow } from '../../parts/current-row.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { texts } from '../../shared/texts.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { NewMethod } from './new-method.tsx';
import { MethodDialog, type DepositMethod, type MethodRow } from './method-dialog.tsx';
import { nameOfMethod } from './method-name.ts';
import { MethodNames } from './method-names.tsx';
import { methodTexts as words } from './method-texts.ts';
import { sectionTexts } from './section-texts.ts';

type DepositMethods = ValueOf<typeof paymentsDesk.depositMethods>;
type ActionKind = 'change' | 'add' | 'close' | 'reopen' | 'remove' | 'up' | 'names';
interface Action {
  kind: ActionKind;
  row: MethodRow;
}

/** Deposit methods: whether they are open, their limits, fee and order, by minimum level of the member. */
export function DepositMethods({ operator }: PageProps) {
  const { state, reload } = useLoad(paymentsApi.depositMethods);
  const [step, setStep] = useState<Action | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState('');
  const mayChange = operator.permissions.includes('payments.resolve');
  const tell = (isAsked: boolean) => {
    setNotice(isAsked ? words.asked : words.done);
    reload();
  };
  return (
    <>
      <p>{words.intro}</p>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {(shown) => (
          <>
            {mayChange && shown.offered.length > 0 && <Button onClick={() => setAdding(true)}>{words.new}</Button>}
            {isAdding && (
              <NewMethod
                offered={shown.offered}
                currency={shown.currency}
                onDone={() => tell(true)}
                onClose={() => setAdding(false)}
              />
            )}
            <Table
              caption={sectionTexts.depositMethods}
              rows={rowsOf(shown)}
              empty={words.none}
              keyOf={keyOf}
              columns={mayChange ? [...columnsOf(shown), actionsOf(shown, setStep)] : columnsOf(shown)}
            />
            {step !== null && (
              <DepositActionDialog
                key={keyOf(step.row) + step.kind}
                kind={step.kind}
                row={currentRow(step.row, rowsOf(shown), keyOf)}
                shown={shown}
                onDone={tell}
                onClose={() => setStep(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface ActionProps extends Action {
  shown: DepositMethods;
  onDone: (isAsked: boolean) => void;
  onClose: () => void;
}

function DepositActionDialog({ kind, row, shown, onDone, onClose }: ActionProps) {
  const [keyOfRequest] = useState(createRequestKeys);
  const { depositMethod, level, version: rowVersion, terms } = row;
  if (kind === 'change' || kind === 'add')
    return <MethodDialog row={row} isNew={kind === 'add'} onDone={onDone} onClose={onClose} />;
  if (kind === 'names')
    return <MethodNames depositMethod={depositMethod} onDone={() => onDone(false)} onClose={onClose} />;
  const send = async (wanted: typeof terms | null, reason: string) => {
    const { approval } = await paymentsApi.changeDepositMethod({
      method: depositMethod.method,
      level,
      version: rowVersion,
      terms: wanted,
      reason,
      requestKey: keyOfRequest([depositMethod.method, String(level), reason]),
    });
    onDone(approval !== null);
  };
  const actions = {
    close: {
      title: texts.close,
      text: words.closeText,
      run: (reason: string) => send({ ...terms, isOpen: false }, reason),
    },
    reopen: {
      title: words.reopen,
      text: words.reopenText,
      run: (reason: string) => send({ ...terms, isOpen: true }, reason),
    },
    remove: { title: common.remove, text: words.removeText, run: (reason: string) => send(null, reason) },
    up: {
      title: words.up,
      text: words.upText,
      run: async (reason: string) => {
        const { methods, version } = shown;
        await paymentsApi.orderDepositMethods({ methods: movedUp(methods, depositMethod), reason, version });
        onDone(false);
      },
    },
  };
  const { title, text, run } = actions[kind];
  return (
    <ReasonDialog title={`${title}: ${titleOf(row)}`} submit={title} run={run} onClose={onClose}>
      <p>{text}</p>
    </ReasonDialog>
  );
}

const rowsOf = ({ methods }: DepositMethods): MethodRow[] =>
  methods.flatMap((depositMethod) => depositMethod.levels.map((one) => ({ ...one, depositMethod })));
const keyOf = ({ depositMethod, level }: MethodRow) => `${depositMethod.method} ${level}`;
const membersOf = (level: number) => (level === 0 ? words.everybody : words.from(level));
const titleOf = ({ depositMethod, level }: MethodRow) =>
  level === 0 ? nameOfMethod(depositMethod) : `${nameOfMethod(depositMethod)}, ${words.from(level)}`;

function movedUp(depositMethods: readonly DepositMethod[], { method }: DepositMethod): string[] {
  const methods = depositMethods.map((depositMethod) => depositMethod.method);
  const place = methods.indexOf(method);
  return methods.toSpliced(place, 1).toSpliced(place - 1, 0, method);
}

const columnsOf = ({ currency }: DepositMethods): Column<MethodRow>[] => [
  {
    title: words.depositMethod,
    cell: ({ depositMethod }) => (
      <>
        {nameOfMethod(depositMethod)} <small className="muted">{depositMethod.provider ?? words.unserved}</small>
      </>
    ),
  },
  { title: words.whose, cell: ({ level }) => membersOf(level) },
  {
    title: common.state,
    cell: ({ terms }) =>
      terms.isOpen ? (
        <span className="badge badge--positive">{words.open}</span>
      ) : (
        <span className="badge badge--negative">{words.closed}</span>
      ),
  },
  {
    title: `${words.range}, ${currency}`,
    cell: ({ terms }) => `${formatAmount(terms.least)} – ${formatAmount(terms.most)}`,
    isFigure: true,
  },
  { title: common.fee, cell: ({ terms }) => formatAmount(terms.fee), isFigure: true },
  { title: words.shortMinutes, cell: ({ terms }) => terms.minutes, isFigure: true },
];

const actionsOf = ({ methods }: DepositMethods, choose: (operation: Action) => void): Column<MethodRow> => ({
  title: '',
  cell: (row) => {
    const of = (kind: ActionKind, label: string) => ({ label, run: () => choose({ kind, row }) });
    const { level, terms, depositMethod } = row;
    return (
      <RowActions
        title={titleOf(row)}
        actions={[
          of('change', words.change),
          terms.isOpen ? of('close', texts.close) : of('reopen', words.reopen),
          level > 0 ? of('remove', common.remove) : of('add', words.add),
          ...(level === 0 ? [of('names', words.names)] : []),
          ...(level === 0 && depositMethod !== methods[0] ? [of('up', words.up)] : []),
        ]}
      />
    );
  },
});
