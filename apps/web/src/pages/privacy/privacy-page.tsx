import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** The sections in the order of the specification (2.11). */
const SECTIONS = ['introduction', 'purpose', 'access', 'confidentiality', 'recipient', 'monitor', 'agree'];

/** What is kept of members, why, and for whom. */
export default function PrivacyPage() {
  const t = useText();
  const { age, merchantName } = useSettings();
  return (
    <article className="card mx mt-3 stack">
      {SECTIONS.map((name) => (
        <section key={name} className="stack">
          <h2 className="h3">{t(`privacy.${name}.title`)}</h2>
          <p className="muted">{t(`privacy.${name}.text`, { age: age.privacy, name: merchantName })}</p>
        </section>
      ))}
    </article>
  );
}
