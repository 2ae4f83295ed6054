import { tryParseMinor } from '@fairlot/money';
import { setLateLimit } from '@fairlot/contract/vendors/late-wins';
import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type LateWins, vendorsApi } from './api.ts';
import { lateWinsTexts as words } from './late-wins-texts.ts';
import { mending } from './mending.tsx';
import type { Repairing } from './repair-dialog.tsx';
import { vendorsTexts } from './texts.ts';

type LateWin = LateWins['list'][number];

interface VendorLateWinsProps {
  code: string;
  canChange: boolean;
  /** Null for operators without permission to decide. */
  mend: ((what: Repairing) => void) | null;
}

/** Wins that arrived after the vendor had closed their round; held ones are decided here. */
export function VendorLateWins({ code, canChange, mend }: VendorLateWinsProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => vendorsApi.lateWins(code, signal), [code]));
  const [isSetting, setSetting] = useState(false);
  const [notice, setNotice] = useState('');
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <Loaded state={state} onRetry={reload}>
        {({ most, list }) => (
          <>
            <p>{words.means(formatAmount(most))}</p>
            <Table
              caption={words.title}
              rows={list}
              empty={words.none}
              keyOf={({ id }) => id}
              columns={[...COLUMNS, mending('late', sidesOf, mend)]}
            />
          </>
        )}
      </Loaded>
      {canChange && (
        <div className="filters">
          <Button onClick={() => setSetting(true)}>{words.set}</Button>
        </div>
      )}
      <p role="status">{notice}</p>
      {isSetting && state.kind === 'ready' && (
        <LimitDialog
          code={code}
          version={state.value.version}
          onDone={(isAsked) => {
            setNotice(isAsked ? common.requestSent : '');
            reload();
          }}
          onClose={() => setSetting(false)}
        />
      )}
    </section>
  );
}

interface LimitDialogProps {
  code: string;
  version: string;
  onDone: (isAsked: boolean) => void;
  onClose: () => void;
}

function LimitDialog({ code, version, onDone, onClose }: LimitDialogProps) {
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: setLateLimit,
    draft: { most: '', reason: '' },
    check: ({ most }) => ({
      most: most.trim() !== '' && (tryParseMinor(most.trim()) ?? -1n) < 0n && words.wrongAmount,
    }),
    toBody: ({ most, reason }) => ({ most: most.trim() || null, reason: reason.trim(), version }),
  });
  const change = async (body: Parameters<typeof vendorsApi.setLateLimit>[1]) => {
    onDone(
      (await vendorsApi.setLateLimit(code, { ...body, requestKey: keyOf([code, JSON.stringify(body)]) })) !== null,
    );
  };
  return (
    <FormDialog form={form} title={words.set} submit={words.set} onSend={change} onClose={onClose}>
      <AmountField at={form.at('most')} label={words.most} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const sidesOf = ({ id, amount }: LateWin) => ({ id, ours: null, theirs: amount });

const COLUMNS: readonly Column<LateWin>[] = [
  { title: common.state, cell: ({ state }) => words.states[state] },
  { title: vendorsTexts.transaction, cell: ({ transactionId }) => transactionId },
  { title: common.round, cell: ({ roundId }) => roundId },
  { title: common.member, cell: ({ account, memberId }) => account ?? memberId },
  { title: common.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
  { title: words.closedAt, cell: ({ closedAt }) => <Time at={closedAt} /> },
  { title: common.time, cell: ({ at }) => <Time at={at} /> },
];
