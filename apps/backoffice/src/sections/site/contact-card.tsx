import { lacksValue, RowsField } from '../../form/rows-field.tsx';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps, SiteSettings } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.contact;
type Service = SiteSettings['customerService'][number];
const SERVICE = [
  { label: texts.kind, options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })) },
  { label: texts.title, isRequired: true },
  { label: texts.address, isRequired: true, dir: 'ltr' },
] as const;
const HOST = [{ label: texts.host, isRequired: true, dir: 'ltr' }] as const;

/** Contacts of customer service, and hosts of pictures. */
export function ContactCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      // The last value finds the titles in other languages, which are kept.
      customerService: settings.customerService.map(({ csType, titles, url }, place): string[] => [
        csType,
        titles['EN'] ?? Object.values(titles)[0] ?? '',
        url,
        String(place),
      ]),
      imageCDNs: settings.imageCDNs.map((host): string[] => [host]),
    },
    check: ({ customerService, imageCDNs }) => ({
      customerService: lacksValue(customerService, SERVICE) && texts.wrongLink,
      imageCDNs: lacksValue(imageCDNs, HOST) && texts.wrongHost,
    }),
    toChanges: ({ customerService, imageCDNs }) => ({
      customerService: customerService.map((row) => serviceOf(row, settings.customerService)),
      imageCDNs: [...new Set(imageCDNs.map(([host = '']) => host.trim()))],
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <RowsField at={form.at('customerService')} label={texts.links} columns={SERVICE} add={texts.addLink} />
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

function serviceOf([csType = '', title = '', url = '', place]: readonly string[], known: readonly Service[]): Service {
  const former = place === undefined ? undefined : known[Number(place)];
  return { csType, titles: { ...former?.titles, EN: title.trim() }, url: url.trim() };
}
