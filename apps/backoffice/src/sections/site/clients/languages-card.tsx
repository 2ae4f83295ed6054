import { lacksValue, RowsField } from '../../../form/rows-field.tsx';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps, SiteSettings } from '../site-card-props.ts';
import { clientTexts } from './client-texts.ts';

const texts = clientTexts.languages;
type Table = SiteSettings['languageTable'];
type Row = Table[string];

/** The merchant's changes of the table of languages (Z-02); an empty value keeps the standard one. */
export function LanguagesCard({ settings, choices, canChange, save }: SiteCardProps) {
  const languages = choices.languages.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const usual = { value: '', label: texts.usual };
  const columns = [
    { label: texts.language, isRequired: true, options: languages },
    { label: texts.name },
    { label: texts.tag, dir: 'ltr' as const },
    {
      label: texts.direction,
      options: [usual, { value: 'ltr', label: texts.ltr }, { value: 'rtl', label: texts.rtl }],
    },
    { label: texts.flag, dir: 'ltr' as const },
    { label: texts.gameLanguage, options: [usual, ...languages] },
  ];
  const form = useSiteForm({
    draft: { languageTable: Object.entries(settings.languageTable).map(toRow) },
    check: ({ languageTable }) => ({ languageTable: lacksValue(languageTable, columns) && clientTexts.emptyValue }),
    toChanges: ({ languageTable }) => ({ languageTable: Object.fromEntries(languageTable.map(fromRow)) }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <RowsField
        at={form.at('languageTable')}
        label={texts.changes}
        hint={texts.hint}
        columns={columns}
        add={texts.add}
      />
    </SaveCard>
  );
}

function toRow([code, { name, tag, dir, flag, gameLanguage }]: [string, Row]): string[] {
  return [code, name ?? '', tag ?? '', dir ?? '', flag ?? '', gameLanguage ?? ''];
}

function fromRow([code = '', name = '', tag = '', dir = '', flag = '', gameLanguage = '']: readonly string[]) {
  const values = { name: name.trim(), tag: tag.trim(), dir, flag: flag.trim().toUpperCase(), gameLanguage };
  return [code, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Row] as const;
}
