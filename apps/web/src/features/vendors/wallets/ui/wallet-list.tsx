import { Button, cx, Icon } from '@fairlot/ui';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { VendorWallet } from '../api/wallets.ts';

interface WalletListProps {
  wallets: readonly VendorWallet[];
  chosen: string;
  isBusy: boolean;
  onChoose: (vendor: string) => void;
  onCollect: () => void;
}

/** What the member holds at vendors; a press chooses the wallet above. What nobody knows is said, not guessed. */
export function WalletList({ wallets, chosen, isBusy, onChoose, onCollect }: WalletListProps) {
  const t = useText();
  const { tag } = useLocale();
  return (
    <section aria-label={t('wallets.vendors')}>
      <div className="section-head">
        <h2 className="h2">{t('wallets.vendors')}</h2>
        <Button variant="text" size="small" busy={isBusy} onClick={onCollect}>
          {t('wallets.collect')}
        </Button>
      </div>
      <ul className="card card--flush plain">
        {wallets.map(({ vendor, name, balance, state, isOpen }) => (
          <li key={vendor}>
            <button
              type="button"
              className={cx('list-row', vendor === chosen && 'list-row--chosen')}
              aria-pressed={vendor === chosen}
              onClick={() => onChoose(vendor)}
            >
              <span className="icon-box">
                <Icon name="wallet" size="small" />
              </span>
              <span className="grow">
                <span className="label truncate block">{name}</span>
                {!isOpen && <span className="caption wallet-unknown block">{t('wallets.paused')}</span>}
                {state === 'unknown' && <span className="caption wallet-unknown">{t('wallets.unknown')}</span>}
              </span>
              <span className="label numeric ltr">
                {state === 'unknown' ? `~ ${formatAmount(balance, tag)}` : formatAmount(balance, tag)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
