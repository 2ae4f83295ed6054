import { Button, cx, Icon } from '@fairlot/ui';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { VendorWallet } from '../api/wallets.ts';
import { iconOf } from '../model/wallet-end.ts';

interface WalletListProps {
  wallets: readonly VendorWallet[];
  chosen: string;
  isBusy: boolean;
  onChoose: (vendor: string) => void;
  onCollect: () => void;
}

/** The member's balances at vendors; a click selects the wallet above. An uncertain balance is marked as such. */
export function WalletList({ wallets, chosen, isBusy, onChoose, onCollect }: WalletListProps) {
  const { t, tag } = useLocaleText();
  return (
    <section aria-label={t('wallets.vendors')}>
      <div className="section-head wallets-head">
        <h2 className="h2">{t('wallets.vendors')}</h2>
        <Button variant="text" size="small" busy={isBusy} onClick={onCollect}>
          {t('wallets.collect')}
        </Button>
      </div>
      <ul className="card card--flush plain">
        {wallets.map(({ vendor, name, category, balance, state, isOpen }) => (
          <li key={vendor}>
            <button
              type="button"
              className={cx('list-row', vendor === chosen && 'list-row--chosen')}
              aria-pressed={vendor === chosen}
              onClick={() => onChoose(vendor)}
            >
              <span className="icon-box">
                <Icon name={iconOf(category)} size="small" />
              </span>
              <span className="grow">
                <span className="label truncate block">{name}</span>
                <span className={cx('caption block', isOpen ? 'faint' : 'wallet-unknown')}>
                  {[category !== null && t(`category.${category}`), !isOpen && t('wallets.paused')]
                    .filter((words) => words !== false)
                    .join(', ')}
                </span>
                {state === 'unknown' && <span className="caption wallet-unknown">{t('wallets.unknown')}</span>}
              </span>
              <span className={cx('label numeric ltr', !Number(balance) && 'faint')}>
                {state === 'unknown' ? `~ ${formatAmount(balance, tag)}` : formatAmount(balance, tag)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
