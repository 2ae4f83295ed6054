import { Button, Countdown, Icon } from '@fairlot/ui';
import { useNow } from '../../../shared/clock/use-now.ts';
import { formatAmount, formatTime } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { QrCode } from '@fairlot/ui/qr';
import type { DepositOrder } from '../api/deposit.ts';
import { saveCode } from '../model/save-code.ts';
import { CopyLine } from './copy-line.tsx';
import { SentBar } from './sent-bar.tsx';

/** Payment instructions of an order with their deadline: a code, an account or an address. */
export function PayView({ order }: { order: DepositOrder }) {
  const { t, tag } = useLocaleText();
  const { qr, transfer, address } = order;
  const code = qr?.text ?? address?.text;
  return (
    <div className="stack-page">
      <TimeLeft order={order} />
      <section className="card mx mt-3" aria-label={t('deposit.order')}>
        <div className={code === undefined ? '' : 'pay-code'}>
          {code !== undefined && (
            <div className="pay-code__picture">
              <QrCode text={code} label={t('deposit.code')} />
            </div>
          )}
          <div>
            <p className="caption muted">{t('deposit.sendExactly')}</p>
            <Sum order={order} />
            {code !== undefined && (
              <Button variant="soft" size="small" icon="download" onClick={() => void saveCode(code, order.orderId)}>
                {t('deposit.saveCode')}
              </Button>
            )}
          </div>
        </div>
        <p className="caption muted mt-2">{t(howTo(order))}</p>
      </section>
      <div className="card mx mt-3 copy-lines">
        {transfer !== null && (
          <>
            <CopyLine label={t('payout.name.bank')} text={transfer.bank} />
            <CopyLine label={t('payout.number')} text={transfer.account} />
            <CopyLine label={t('payout.holder')} text={transfer.name} />
          </>
        )}
        {address !== null && (
          <>
            <CopyLine label={t('deposit.network')} text={address.network} />
            <CopyLine label={t('deposit.address')} text={address.text} />
          </>
        )}
        <CopyLine label={t('deposit.exactAmount')} text={order.amount} shown={formatAmount(order.amount, tag)} />
        {transfer !== null && <CopyLine label={t('deposit.referenceNeeded')} text={transfer.reference} />}
      </div>
      {transfer !== null && (
        <p className="card mx mt-3 row top caption">
          <Icon name="shield" size="small" className="positive" />
          <span>
            <b>{t('deposit.ownName')}</b> <span className="muted">{t('deposit.ownNameHint')}</span>
          </span>
        </p>
      )}
      <p className="row top padded mt-3 caption muted">
        <Icon name="clock" size="small" className="brand" />
        <span>{t('deposit.lateHint')}</span>
      </p>
      <SentBar order={order} />
    </div>
  );
}

function Sum({ order }: { order: DepositOrder }) {
  const { tag } = useLocale();
  return (
    <p className="mb-2">
      <span className="pay-sum numeric">{formatAmount(order.amount, tag)}</span>{' '}
      <span className="caption faint">{order.currency}</span>
    </p>
  );
}

/** How long the code or account is reserved for the member; for a blockchain payment, its confirmations. */
function TimeLeft({ order: { status, qr, transfer, address, sentAt } }: { order: DepositOrder }) {
  const { t, ...locale } = useLocaleText();
  const expiresAt = (qr ?? transfer ?? address)?.expiresAt ?? 0;
  const remainingMs = Math.max(0, expiresAt - useNow());
  const isConfirming = status === 'processing' && address !== null;
  const title = sentAt === null && !isConfirming ? 'deposit.waiting' : 'deposit.looking';
  return (
    <section className="deep mx pay-time">
      <div className="row between">
        <div className="grow" role="status">
          <p className="label">{t(title)}</p>
          <p className="caption muted numeric">
            {isConfirming
              ? t('deposit.confirmations', { done: address.confirmations, needed: address.confirmationsNeeded })
              : t('deposit.yoursUntil', { time: formatTime(expiresAt, locale) })}
          </p>
        </div>
        {!isConfirming && <Countdown remainingMs={remainingMs} label={t('deposit.timeLeft')} isShort />}
      </div>
    </section>
  );
}

function howTo({ qr, address }: DepositOrder) {
  if (qr !== null) return 'deposit.how.qr';
  return address === null ? 'deposit.how.transfer' : 'deposit.how.address';
}
