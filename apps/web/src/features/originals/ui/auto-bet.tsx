import { parseMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { AutoBet as Auto } from '../api/auto.ts';
import type { Choices } from '../api/originals.ts';
import { endKey, useAutoBet } from '../model/use-auto-bet.ts';
import type { Table } from '../model/use-rounds.ts';
import type { Stake } from '../model/use-stake.ts';
import { AutoSheet } from './auto-sheet.tsx';

export interface AutoBetProps {
  table: Table;
  stake: Stake;
  choices: Choices | null;
  /** The action of a single round. */
  children: ReactNode;
}

/** Auto bet, where the market allows it: a number of equal bets with a loss stop, and a button that stops them. */
export default function AutoBet({ table, stake, choices, children }: AutoBetProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { running, ended, start, stop } = useAutoBet(table, choices);
  if (running !== null) return <Running auto={running} onStop={stop} />;
  return (
    <>
      {ended !== null && (
        <p className="note" role="status">
          <span>{`${t(endKey(ended), { count: ended.played })} ${t('auto.ended.net')} `}</span>
          <NetOf auto={ended} />
        </p>
      )}
      {children}
      <Button
        variant="soft"
        size="small"
        wide
        disabled={!table.canPlay || choices === null || !stake.isAllowed || stake.isShort}
        onClick={() => setOpen(true)}
      >
        {t('auto.title')}
      </Button>
      {choices !== null && (
        <AutoSheet
          key={String(stake.minor)}
          open={isOpen}
          onClose={() => setOpen(false)}
          stakeMinor={stake.minor}
          onStart={(input) => start({ ...input, choices })}
        />
      )}
    </>
  );
}

function Running({ auto, onStop }: { auto: Auto; onStop: () => void }) {
  const { t, tag } = useLocaleText();
  return (
    <>
      <p className="row caption auto-line">
        <span className="grow">{t('auto.progress', { played: auto.played, rounds: auto.rounds })}</span>
        <NetOf auto={auto} />
      </p>
      <p className="caption muted">{t('auto.stopsAt', { amount: formatAmount(auto.lossStop, tag) })}</p>
      <Button variant="neutral" size="large" wide onClick={onStop}>
        {t('auto.stop')}
      </Button>
    </>
  );
}

/** The net of all rounds together, with its sign. */
function NetOf({ auto: { net } }: { auto: Auto }) {
  const { tag } = useLocale();
  const isWon = parseMinor(net) > 0n;
  return <b className={isWon ? 'numeric ltr positive' : 'numeric ltr'}>{formatAmount(net, tag, { sign: true })}</b>;
}
