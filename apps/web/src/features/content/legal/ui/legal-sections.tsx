import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { statusQuery } from '../../../site/api/status.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import { CompanyCard } from './company-card.tsx';

export interface LegalSection {
  /** Text key of the heading. */
  title: string;
  /** Text keys of the paragraphs. */
  texts: readonly string[];
}

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Minimum age in the texts, in years. */
  age: number;
  /** Whether sections are numbered, so that they can be referred to. */
  isNumbered?: boolean;
}

/**
 * A legal text section by section, with the merchant's name, minimum age and company. An operator's preview marks the
 * passages that are still drafts of the platform.
 */
export function LegalSections({ sections, age, isNumbered = false }: LegalSectionsProps) {
  const t = useText();
  const { merchantName: name } = useSettings();
  const isDraft = useDrafts();
  return (
    <>
      <article className={`legal card mx mt-3 stack ${isNumbered ? 'is-numbered' : ''}`}>
        {sections.map(({ title, texts }) => (
          <section key={title} className="stack">
            <h2 className="h3">{t(title)}</h2>
            {texts.map((key) => (
              <p key={key} className="muted">
                {isDraft(key) && <strong className="negative">{t('legal.draft')} · </strong>}
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

/** Whether to mark a passage: only in the preview of a site that is not open yet. */
function useDrafts(): (key: string) => boolean {
  const { texts } = useSettings();
  const { tag, languages } = useLocale();
  const { data: status } = useQuery(statusQuery());
  const code = languages.find((language) => language.tag === tag)?.code ?? '';
  return (key) => status?.preview === true && texts[code]?.[key] === undefined;
}
