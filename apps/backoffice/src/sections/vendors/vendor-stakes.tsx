import { tryParseMinor } from '@fairlot/money';
import { setStake } from '@fairlot/contract/vendors/desk-games';
import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { gamesOf } from '../../form/picker/choice-source.ts';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { SearchField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type GreatestStake, vendorsApi } from './api.ts';
import { gamesTexts as words } from './games-texts.ts';
import { vendorsTexts } from './texts.ts';

/** The requested change: a new maximum stake, or the removal of one. */
type Asked = { remove: GreatestStake } | 'set';

/** Maximum stakes of a vendor's games. */
export function VendorStakes({ code, canChange }: { code: string; canChange: boolean }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => vendorsApi.stakes(code, signal), [code]));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [notice, setNotice] = useState('');
  const removing: Column<GreatestStake> = {
    title: texts.actions,
    cell: (row) => <Button onClick={() => setAsked({ remove: row })}>{common.remove}</Button>,
  };
  return (
    <section aria-label={words.stakes}>
      <h2>{words.stakes}</h2>
      <Loaded state={state} onRetry={reload}>
        {(stakes) => (
          <Table
            caption={words.stakes}
            rows={stakes}
            empty={words.noStakes}
            keyOf={({ gameId }) => gameId ?? ''}
            columns={canChange ? [...COLUMNS, removing] : COLUMNS}
          />
        )}
      </Loaded>
      {canChange && (
        <div className="filters">
          <Button onClick={() => setAsked('set')}>{words.set}</Button>
        </div>
      )}
      <p role="status">{notice}</p>
      {asked !== null && state.kind === 'ready' && (
        <StakeDialog
          code={code}
          asked={asked}
          stakes={state.value}
          onDone={(isAsked) => {
            setNotice(isAsked ? common.requestSent : '');
            reload();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface StakeDialogProps {
  code: string;
  asked: Asked;
  stakes: readonly GreatestStake[];
  onDone: (isAsked: boolean) => void;
  onClose: () => void;
}

function StakeDialog({ code, asked, stakes, onDone, onClose }: StakeDialogProps) {
  const isNew = asked === 'set';
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: setStake,
    draft: { gameId: '', most: '', reason: '' },
    check: ({ most }) => ({ most: isNew && !isAmount(most.trim()) && vendorsTexts.repair.wrongAmount }),
    toBody: ({ gameId, most, reason }) => ({
      ...(isNew ? { gameId: gameId || null, most: most.trim() } : { gameId: asked.remove.gameId, most: null }),
      reason: reason.trim(),
    }),
  });
  const change = async (body: Parameters<typeof vendorsApi.setStake>[1]) => {
    const version = stakes.find(({ gameId }) => gameId === body.gameId)?.version ?? null;
    const input = {
      ...body,
      version,
      requestKey: keyOf([code, JSON.stringify(body)]),
    };
    onDone((await vendorsApi.setStake(code, input)) !== null);
  };
  return (
    <FormDialog
      form={form}
      title={isNew ? words.set : `${common.remove}: ${nameOf(asked.remove)}`}
      submit={isNew ? words.set : common.remove}
      onSend={change}
      onClose={onClose}
    >
      {isNew && (
        <>
          <SearchField at={form.at('gameId')} label={words.gameId} source={gamesOf(code)} />
          <AmountField at={form.at('most')} label={words.most} required />
        </>
      )}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const isAmount = (text: string) => (tryParseMinor(text) ?? 0n) > 0n;

function nameOf({ gameId, gameName }: GreatestStake): string {
  return gameId === null ? words.every : `${gameName ?? ''} ${gameId}`.trim();
}

const COLUMNS: readonly Column<GreatestStake>[] = [
  { title: common.game, cell: nameOf },
  { title: words.most, cell: ({ most }) => formatAmount(most) },
  { title: words.since, cell: ({ changedAt }) => formatTime(changedAt) },
];
