import { Select } from '@fairlot/ui';
import { SelectField, TextField } from '../../form/fields.tsx';
import { numberOf } from '../../form/number-of.ts';
import { common } from '../../shared/common-texts.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.brand;
const OWN = 'own';
const PAIRS = [
  ...Object.entries(texts.pairs).map(([value, label]) => ({ value, label })),
  { value: OWN, label: texts.own },
];

/** Name, colour and theme. The design fixes the lightness, so no colour breaks contrast. */
export function BrandCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      merchantName: settings.merchantName,
      brandHue: String(settings.brandHue),
      brandChroma: String(settings.brandChroma),
      brandTone: settings.brandTone,
      defaultTheme: settings.defaultTheme,
    },
    toChanges: ({ merchantName, brandHue, brandChroma, brandTone, defaultTheme }) => ({
      merchantName: merchantName.trim(),
      brandHue: numberOf(brandHue),
      brandChroma: numberOf(brandChroma),
      brandTone,
      defaultTheme,
    }),
  });
  const { brandHue, brandChroma } = form.values;
  const pair = `${brandHue}/${brandChroma}`;
  const pick = (value: string) => {
    const [hue, chroma] = value.split('/');
    if (hue !== undefined && chroma !== undefined) form.set({ brandHue: hue, brandChroma: chroma });
  };
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TextField at={form.at('merchantName')} label={common.name} required />
      <Select label={texts.pair} value={pair in texts.pairs ? pair : OWN} options={PAIRS} onChange={pick} />
      <TextField at={form.at('brandHue')} label={texts.hue} type="number" step={1} />
      <TextField at={form.at('brandChroma')} label={texts.chroma} type="number" step={0.05} />
      <Swatch hue={Number(brandHue)} chroma={Number(brandChroma)} />
      <SelectField
        at={form.at('brandTone')}
        label={texts.tone}
        options={[
          { value: 'soft', label: texts.soft },
          { value: 'solid', label: texts.solid },
        ]}
      />
      <SelectField
        at={form.at('defaultTheme')}
        label={texts.theme}
        options={[
          { value: 'light', label: texts.light },
          { value: 'dark', label: texts.dark },
        ]}
      />
    </SaveCard>
  );
}

/** Colour tokens of both themes, set as attributes because the console allows no inline styles. */
function Swatch({ hue, chroma }: { hue: number; chroma: number }) {
  const colours = [
    `oklch(.5 ${0.118 * chroma} ${hue})`,
    `oklch(.955 ${0.03 * chroma} ${hue})`,
    `oklch(.27 ${0.058 * chroma} ${hue})`,
    `oklch(.83 ${0.165 * chroma} ${hue})`,
  ];
  return (
    <svg width="220" height="44" role="img" aria-label={texts.preview}>
      {colours.map((colour, index) => (
        <rect key={colour} x={index * 56} width="48" height="44" rx="10" fill={colour} />
      ))}
    </svg>
  );
}
