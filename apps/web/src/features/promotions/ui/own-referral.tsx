import { formatAmount, formatDate } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { QrCode } from '@fairlot/ui/qr';
import type { Referral } from '../api/referral.ts';
import { OfferFacts } from './offer-facts.tsx';

/** Results of the member's invitations: rules, code, and friends with their status. */
export function OwnReferral({ referral }: { referral: Referral }) {
  const { t, ...locale } = useLocaleText();
  const plain = (amount: string) => formatAmount(amount, locale.tag);
  const { code, link, referred, earned, reward, turnover, list } = referral;
  return (
    <section className="card mx mt-3 stack">
      {reward !== null && turnover !== null ? (
        <p>{t('referral.rule', { amount: plain(reward), turnover: plain(turnover) })}</p>
      ) : (
        <p>{t('referral.paused')}</p>
      )}
      <div className="referral-code">
        <QrCode text={link} label={t('referral.qr')} />
        <p>
          <span className="caption muted">{t('referral.code')}</span>
          <span className="h2 numeric">{code}</span>
        </p>
      </div>
      <OfferFacts
        facts={[
          { label: t('referral.friends'), value: referred },
          { label: t('referral.earned'), value: plain(earned) },
        ]}
      />
      {list.length > 0 && (
        <ul>
          {list.map(({ account, state, registeredAt }) => (
            <li key={`${account} ${registeredAt}`} className="referral-friend">
              <span>
                <span className="bold">{account}</span>
                <span className="caption muted numeric">{formatDate(registeredAt, locale)}</span>
              </span>
              <span className="caption muted">{t(`referral.state.${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="caption muted">{t('referral.masked')}</p>
    </section>
  );
}
