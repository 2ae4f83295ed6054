import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';

const RULES = ['terms.account', 'terms.money', 'terms.draws', 'terms.closed', 'terms.limits', 'terms.trial'];

/** What merchant and player agree on, with the ages of the merchant's settings. */
export default function AgreementPage() {
  const t = useText();
  const { age, merchantName } = useSettings();
  return (
    <article className="padded mt-3">
      <div className="card stack">
        <h2 className="h3">{merchantName}</h2>
        <p>{t('terms.age', { age: age.terms })}</p>
        {RULES.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
    </article>
  );
}
