import { languageChoices } from '../../../form/choices.ts';
import { TextField } from '../../../form/fields.tsx';
import { PairsField } from '../../../form/pick-field.tsx';
import { clientTexts } from './client-texts.ts';
import { fromPairs, hasEmpty, toPairs } from './pairs.ts';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps } from '../site-card-props.ts';

const texts = clientTexts.bar;

/** Texts, colour and background of the download bar. */
export function BarCard({ settings, choices, canChange, save }: SiteCardProps) {
  const { app_background, app_desc, app_desc_font_color } = settings.mobileTemplate;
  const form = useSiteForm({
    draft: { background: app_background ?? '', colour: app_desc_font_color, words: toPairs(app_desc) },
    names: {
      'mobileTemplate.app_background': 'background',
      'mobileTemplate.app_desc_font_color': 'colour',
      'mobileTemplate.app_desc': 'words',
    },
    check: ({ words }) => ({ words: hasEmpty(words) && clientTexts.emptyValue }),
    toChanges: ({ background, colour, words }) => ({
      mobileTemplate: {
        app_background: background.trim() === '' ? null : background.trim(),
        app_desc: fromPairs(words),
        app_desc_font_color: colour.trim().toLowerCase(),
      },
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TextField at={form.at('background')} label={texts.background} dir="ltr" />
      <TextField at={form.at('colour')} label={texts.colour} hint={texts.colourHint} dir="ltr" required />
      <PairsField
        at={form.at('words')}
        label={texts.words}
        options={languageChoices(choices.languages.map(({ code }) => code))}
      />
    </SaveCard>
  );
}
