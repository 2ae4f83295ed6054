import { useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type GreatestStake, vendorsApi } from './api.ts';
import { gamesTexts as words } from './games-texts.ts';

/** What is asked about: a new greatest stake, or the end of one. */
type Asked = { remove: GreatestStake } | 'set';

/** The greatest stakes of a vendor's games. */
export function VendorStakes({ code, canChange }: { code: string; canChange: boolean }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => vendorsApi.stakes(code, signal), [code]));
  const [asked, setAsked] = useState<Asked | null>(null);
  const removing: Column<GreatestStake> = {
    title: texts.actions,
    cell: (row) => (
      <button type="button" className="button" onClick={() => setAsked({ remove: row })}>
        {words.remove}
      </button>
    ),
  };
  return (
    <section aria-label={words.stakes}>
      <h2>{words.stakes}</h2>
      <Loaded state={state} onRetry={reload}>
        {(stakes) =>
          stakes.length === 0 ? (
            <p className="loading">{words.noStakes}</p>
          ) : (
            <Table
              caption={words.stakes}
              rows={stakes}
              keyOf={({ gameId }) => gameId ?? ''}
              columns={canChange ? [...COLUMNS, removing] : COLUMNS}
            />
          )
        }
      </Loaded>
      {canChange && (
        <div className="filters">
          <button type="button" className="button" onClick={() => setAsked('set')}>
            {words.set}
          </button>
        </div>
      )}
      {asked !== null && <StakeDialog code={code} asked={asked} onDone={reload} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface StakeDialogProps {
  code: string;
  asked: Asked;
  onDone: () => void;
  onClose: () => void;
}

function StakeDialog({ code, asked, onDone, onClose }: StakeDialogProps) {
  const [gameId, setGameId] = useState('');
  const [most, setMost] = useState('');
  const isNew = asked === 'set';
  const run = async (reason: string) => {
    const change = isNew ? { gameId: gameId || null, most } : { gameId: asked.remove.gameId, most: null };
    await vendorsApi.setStake(code, { ...change, reason });
    onDone();
  };
  const isAmount = /^\d{1,13}(\.\d{1,2})?$/.test(most) && Number(most) > 0;
  return (
    <ReasonDialog
      title={isNew ? words.set : `${words.remove}: ${nameOf(asked.remove)}`}
      submit={isNew ? words.set : words.remove}
      check={() => (isNew && !isAmount ? words.wrongAmount : null)}
      run={run}
      onClose={onClose}
    >
      {isNew && (
        <>
          <Field label={words.gameId} value={gameId} onChange={(value) => setGameId(value.trim())} dir="ltr" />
          <Field
            label={words.most}
            value={most}
            onChange={(value) => setMost(value.trim())}
            inputMode="decimal"
            dir="ltr"
            required
          />
        </>
      )}
    </ReasonDialog>
  );
}

function nameOf({ gameId, gameName }: GreatestStake): string {
  return gameId === null ? words.every : `${gameName ?? ''} ${gameId}`.trim();
}

const COLUMNS: readonly Column<GreatestStake>[] = [
  { title: words.game, cell: nameOf },
  { title: words.most, cell: ({ most }) => formatAmount(most) },
  { title: words.since, cell: ({ changedAt }) => formatTime(changedAt) },
];
