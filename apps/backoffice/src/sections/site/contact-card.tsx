import { useState } from 'react';
import { languageName } from '../../form/language-name.ts';
import { lacksValue, RowsField } from '../../form/rows-field.tsx';
import { common } from '../../shared/common-texts.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps, SiteSettings } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.contact;
type Service = SiteSettings['customerService'][number];
const HOST = [{ label: texts.host, isRequired: true, dir: 'ltr' }] as const;

/** Contacts of customer service, titled in every language of the site, and hosts of pictures. */
export function ContactCard({ settings, canChange, save }: SiteCardProps) {
  // The order of the values in a row, which does not follow a change of the languages by another card.
  const [languages] = useState(() => [...new Set([settings.defaultLanguage, ...settings.languages])]);
  const columns = [
    { label: texts.kind, options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })) },
    { label: common.address, isRequired: true, dir: 'ltr' },
    ...languages.map((code) => ({
      label: texts.title(`${languageName(code)} (${code})`),
      // Members whose language has no title see the one in the default language.
      isRequired: code === languages[0],
    })),
  ] as const;
  const form = useSiteForm({
    draft: {
      // The last value finds the titles in languages that the site does not offer, which are kept.
      customerService: settings.customerService.map(({ csType, titles, url }, place): string[] => [
        csType,
        url,
        ...languages.map((code) => titles[code] ?? ''),
        String(place),
      ]),
      imageCDNs: settings.imageCDNs.map((host): string[] => [host]),
    },
    check: ({ customerService, imageCDNs }) => ({
      customerService: lacksValue(customerService, columns) && texts.wrongLink,
      imageCDNs: lacksValue(imageCDNs, HOST) && texts.wrongHost,
    }),
    toChanges: ({ customerService, imageCDNs }) => ({
      customerService: customerService.map((row) => serviceOf(row, languages, settings.customerService)),
      imageCDNs: [...new Set(imageCDNs.map(([host = '']) => host.trim()))],
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <RowsField at={form.at('customerService')} label={texts.links} columns={columns} add={texts.addLink} />
      <RowsField
        at={form.at('imageCDNs')}
        label={texts.hosts}
        hint={texts.hostsHint}
        columns={HOST}
        add={texts.addHost}
      />
    </SaveCard>
  );
}

function serviceOf(row: readonly string[], languages: readonly string[], known: readonly Service[]): Service {
  const [csType = '', url = '', ...values] = row;
  const place = values[languages.length];
  const kept = place === undefined ? {} : (known[Number(place)]?.titles ?? {});
  const titles = new Map(Object.entries(kept));
  for (const [index, code] of languages.entries()) titles.set(code, (values[index] ?? '').trim());
  return { csType, titles: Object.fromEntries([...titles].filter(([, title]) => title !== '')), url: url.trim() };
}
