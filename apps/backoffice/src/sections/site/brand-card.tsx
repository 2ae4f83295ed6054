import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.brand;
const OWN = 'own';
const PAIRS = [
  ...Object.entries(texts.pairs).map(([value, label]) => ({ value, label })),
  { value: OWN, label: texts.own },
];

/** Name, colour and theme. Lightness is fixed by the design, so no colour breaks contrast. */
export function BrandCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [name, setName] = useState(settings.merchantName);
  const [hue, setHue] = useState(String(settings.brandHue));
  const [chroma, setChroma] = useState(String(settings.brandChroma));
  const [tone, setTone] = useState(settings.brandTone);
  const [theme, setTheme] = useState(settings.defaultTheme);
  const pair = `${hue}/${chroma}`;
  const pick = (value: string) => {
    const [nextHue, nextChroma] = value.split('/');
    if (nextHue === undefined || nextChroma === undefined) return;
    setHue(nextHue);
    setChroma(nextChroma);
  };
  const collect = () => ({
    merchantName: name.trim(),
    brandHue: Number(hue),
    brandChroma: Number(chroma),
    brandTone: tone,
    defaultTheme: theme,
  });
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <Field label={texts.name} value={name} onChange={setName} maxLength={64} required />
      <Select label={texts.pair} value={pair in texts.pairs ? pair : OWN} options={PAIRS} onChange={pick} />
      <Field label={texts.hue} type="number" min={0} max={359} step={1} value={hue} onChange={setHue} />
      <Field label={texts.chroma} type="number" min={0} max={1.6} step={0.05} value={chroma} onChange={setChroma} />
      <Swatch hue={Number(hue)} chroma={Number(chroma)} />
      <Select
        label={texts.tone}
        value={tone}
        options={[
          { value: 'soft', label: texts.soft },
          { value: 'solid', label: texts.solid },
        ]}
        onChange={setTone}
      />
      <Select
        label={texts.theme}
        value={theme}
        options={[
          { value: 'light', label: texts.light },
          { value: 'dark', label: texts.dark },
        ]}
        onChange={setTheme}
      />
    </SaveCard>
  );
}

/** The tokens of both themes in this colour, as attributes: the console allows no inline styles. */
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
