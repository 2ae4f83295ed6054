import { useText } from '../../../shared/i18n/use-text.ts';
import { useSettings } from '../model/use-settings.ts';
import { LicenceLines } from './licence-lines.tsx';

/** The minimum age of the licence, the licences and the help line, at the end of home. */
export function AgeFooter() {
  const t = useText();
  const { age } = useSettings();
  return (
    <footer className="page-foot">
      <div className="row">
        <span className="age">{age.footer}+</span>
        <p>
          {t('home.age', { age: age.footer })}{' '}
          <a className="link" href="/m/help?tag=terms">
            {t('home.terms')}
          </a>
        </p>
      </div>
      <LicenceLines />
    </footer>
  );
}
