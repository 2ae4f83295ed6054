import { cx, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import type { WalletEnd } from '../model/wallet-end.ts';

type Side = 'from' | 'to';

interface WalletPairProps {
  from: WalletEnd;
  to: WalletEnd;
  /** Wallets to choose from, the main wallet first. */
  ends: readonly WalletEnd[];
  currency: string;
  onChoose: (side: Side, end: WalletEnd) => void;
  onSwap: () => void;
}

/** From one wallet to another; a click changes a side, and one of them is always the main wallet. */
export function WalletPair({ from, to, ends, currency, onChoose, onSwap }: WalletPairProps) {
  const t = useText();
  const [choosing, setChoosing] = useState<Side>('from');
  const [isOpen, setOpen] = useState(false);
  const ask = (side: Side) => {
    setChoosing(side);
    setOpen(true);
  };
  const chosen = choosing === 'from' ? from : to;
  const title = `${t(`wallets.${choosing}`)}: ${t('wallets.choose')}`;
  return (
    <section className="card card--flush wallet-pair">
      <SideRow term={t('wallets.from')} end={from} currency={currency} onAsk={() => ask('from')} />
      <SideRow term={t('wallets.to')} end={to} currency={currency} onAsk={() => ask('to')} />
      <button type="button" className="icon-button wallet-pair__swap" aria-label={t('wallets.swap')} onClick={onSwap}>
        <svg className="icon icon--small" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m3 16 4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16" />
        </svg>
      </button>
      <TitledSheet open={isOpen} onClose={() => setOpen(false)} name={title} title={t('wallets.choose')}>
        {ends.map((end) => (
          <button
            key={end.vendor ?? ''}
            type="button"
            className={cx('list-row', end.vendor === chosen.vendor && 'list-row--chosen')}
            aria-pressed={end.vendor === chosen.vendor}
            onClick={() => {
              onChoose(choosing, end);
              setOpen(false);
            }}
          >
            <EndFacts end={end} currency={currency} />
          </button>
        ))}
      </TitledSheet>
    </section>
  );
}

interface SideRowProps {
  term: string;
  end: WalletEnd;
  currency: string;
  onAsk: () => void;
}

function SideRow({ term, end, currency, onAsk }: SideRowProps) {
  return (
    <button type="button" className="list-row" aria-haspopup="dialog" onClick={onAsk}>
      <EndFacts term={term} end={end} currency={currency} />
      <Icon name="down" size="small" />
    </button>
  );
}

function EndFacts({ term, end, currency }: { term?: string; end: WalletEnd; currency: string }) {
  const { tag } = useLocale();
  return (
    <>
      <span className={cx('icon-box', end.vendor === null ? 'icon-box--brand' : 'icon-box--info')}>
        <Icon name={end.icon} size="small" />
      </span>
      <span className="grow">
        {term !== undefined && <span className="caption faint block">{term}</span>}
        <span className="h3 two-lines">{end.name}</span>
      </span>
      <span className="end">
        <span className="label numeric ltr block">
          {end.balance === undefined ? '–' : formatAmount(end.balance, tag)}
        </span>
        <span className="caption faint">{currency}</span>
      </span>
    </>
  );
}
