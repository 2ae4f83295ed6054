import { Button, ButtonLink, Sheet } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer, Taken } from '../api/promotions.ts';

/** An opened red packet: the sum, what must be played, and what all packets hold. */
export function PacketSheet({ offer, taken, onClose }: { offer: Offer; taken: Taken | null; onClose: () => void }) {
  const t = useText();
  const { tag } = useLocale();
  const { wagering } = offer.terms;
  const plain = (amount: string) => formatAmount(amount, tag);
  const packet = taken?.packet ?? null;
  return (
    <Sheet
      open={packet !== null}
      onClose={onClose}
      name={offer.title}
      title={offer.title}
      closeLabel={t('common.close')}
      footer={
        <div className="column gap-2">
          <Button variant="fill" size="large" wide onClick={onClose}>
            {t('offers.done')}
          </Button>
          <ButtonLink variant="neutral" size="large" wide href="/m/member/bonus">
            {t('title.bonus')}
          </ButtonLink>
        </div>
      }
    >
      {packet !== null && (
        <div className="stack text-center">
          <Envelope />
          <p className="packet-sum numeric" role="status">
            + {plain(taken?.amount ?? '0.00')} <span className="caption muted">{offer.asset}</span>
          </p>
          <dl className="offer-lines">
            <div className="row between">
              <dt className="muted">{t('offers.playThrough')}</dt>
              <dd className="numeric">{t('offers.times', { count: wagering.times })}</dd>
            </div>
            <div className="row between">
              <dt className="muted">{t('offers.allPackets')}</dt>
              <dd className="numeric">
                {t('offers.range', {
                  least: plain(packet.least),
                  most: plain(packet.most),
                  average: plain(packet.average),
                })}
              </dd>
            </div>
          </dl>
          <p className="caption muted">{t('offers.drawn')}</p>
        </div>
      )}
    </Sheet>
  );
}

/** A packet from which its card rises. */
function Envelope() {
  return (
    <svg className="packet" viewBox="0 0 160 140" aria-hidden="true" focusable="false">
      <rect className="packet__back" x="24" y="46" width="112" height="84" rx="10" />
      <rect className="packet__card" x="52" y="8" width="56" height="80" rx="6" />
      <path className="packet__front" d="M24 66q56 34 112 0v54a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10Z" />
      <circle className="packet__seal" cx="80" cy="102" r="17" />
    </svg>
  );
}
