import { useText } from '../../../../shared/i18n/use-text.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import { CompanyCard } from './company-card.tsx';

export interface LegalSection {
  /** Key of the heading. */
  title: string;
  /** Keys of the paragraphs. */
  texts: readonly string[];
}

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Age that the texts name, in years. */
  age: number;
  /** Whether sections are counted, so that they can be referred to. */
  isNumbered?: boolean;
}

/** Terms and the like, section by section, with the merchant's name and age, and who it is. */
export function LegalSections({ sections, age, isNumbered = false }: LegalSectionsProps) {
  const t = useText();
  const { merchantName: name } = useSettings();
  return (
    <>
      <article className={`legal card mx mt-3 stack ${isNumbered ? 'is-numbered' : ''}`}>
        {sections.map(({ title, texts }) => (
          <section key={title} className="stack">
            <h2 className="h3">{t(title)}</h2>
            {texts.map((key) => (
              <p key={key} className="muted">
                {t(key, { age, name })}
              </p>
            ))}
          </section>
        ))}
      </article>
      <CompanyCard />
    </>
  );
}
