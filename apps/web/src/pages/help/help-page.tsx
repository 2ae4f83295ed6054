import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';

const RULES = ['terms.account', 'terms.money', 'terms.draws', 'terms.closed', 'terms.limits', 'terms.trial'];

/** Terms of service, with the ages of the merchant's settings. */
export default function HelpPage() {
  const t = useText();
  const { age } = useSettings();
  return (
    <article className="pad mt3">
      <div className="card stack">
        <p>{t('terms.age', { age: age.terms })}</p>
        {RULES.map((key) => <p key={key}>{t(key)}</p>)}
        <p>{t('terms.privacy', { age: age.privacy })}</p>
      </div>
    </article>
  );
}
