import { displayMinor, parseMinor } from '@fairlot/money';
import { Button, ButtonLink, Icon } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatAmount, formatDate, formatTime } from '../../../shared/i18n/format.ts';
import type { LocaleFacts } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { bonusesQuery, type Offer, type Taken } from '../api/promotions.ts';
import { Envelope } from './reward-envelope.tsx';
import { Reading } from './reading.tsx';
import { ShareCheck } from './share-check.tsx';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

/** An opened red packet: the amount, the wagering requirement, and the contents of all packets. */
export function PacketSheet({ offer, taken, onClose }: { offer: Offer; taken: Taken | null; onClose: () => void }) {
  const t = useText();
  const isBonus = offer.terms.gift === 'bonus';
  return (
    <TitledSheet
      open={taken !== null}
      onClose={onClose}
      title={offer.title}
      footer={
        <div className="column gap-2">
          <Button variant="fill" size="large" wide onClick={onClose}>
            {t('offers.done')}
          </Button>
          <ButtonLink variant="neutral" size="large" wide href={isBonus ? '/m/member/bonus' : '/m/rewardCenter'}>
            {t(isBonus ? 'title.bonus' : 'offers.toRewards')}
          </ButtonLink>
        </div>
      }
    >
      {taken !== null && <Opened offer={offer} taken={taken} />}
    </TitledSheet>
  );
}

function Opened({ offer, taken: { amount, packet, gift, bonusId } }: { offer: Offer; taken: Taken }) {
  const { t, ...locale } = useLocaleText();
  const { tag } = locale;
  const { data } = useInfiniteQuery(bonusesQuery(useHasToken()));
  const bonus = data?.pages.flatMap(({ list }) => list).find((one) => one.bonusId === bonusId);
  const { wagering } = offer.terms;
  const plain = (text: string) => formatAmount(text, tag);
  const own = amount ?? '0.00';
  const stakes = displayMinor(parseMinor(own) * BigInt(wagering.times), { locale: tag });
  return (
    <Reading label={offer.title} className="text-center">
      <Envelope amount={plain(own)} asset={offer.asset} />
      <p role="status">
        <span className="packet-sum numeric">+ {plain(own)}</span>
        <span className="muted packet-where">
          {t(gift === 'bonus' ? 'offers.given' : 'offers.collect', { amount: offer.asset })}
        </span>
      </p>
      <dl className="offer-lines card">
        {gift === 'bonus' && (
          <>
            <Line
              label={t('offers.yoursFor')}
              value={
                bonus?.state !== 'active'
                  ? t('offers.days', { days: wagering.days })
                  : t('offers.daysUntil', { days: wagering.days, until: momentText(bonus.expiresAt, locale) })
              }
            />
            <Line
              label={t('offers.playThrough')}
              value={t('offers.stakes', { count: wagering.times, amount: stakes })}
            />
          </>
        )}
        {packet !== null && (
          <Line
            label={t('offers.allPackets')}
            value={t('offers.range', {
              least: plain(packet.least),
              most: plain(packet.most),
              average: plain(packet.average),
            })}
          />
        )}
      </dl>
      <p className="caption muted packet-note">
        <Icon name="shield" size="small" />
        <span>{t('offers.drawn')}</span>
      </p>
      <ShareCheck offer={offer} />
    </Reading>
  );
}

const momentText = (at: number, locale: LocaleFacts) => `${formatDate(at, locale)} ${formatTime(at, locale)}`;

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="row between">
      <dt className="muted">{label}</dt>
      <dd className="numeric">{value}</dd>
    </div>
  );
}
