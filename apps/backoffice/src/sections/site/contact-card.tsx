import { LinesField } from '../../form/fields.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps, SiteSettings } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.contact;
type Service = SiteSettings['customerService'][number];

/** Contacts of customer service, and hosts of pictures. */
export function ContactCard({ settings, canChange, save }: SiteCardProps) {
  const servicesOf = (links: string) =>
    links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => readService(line, settings.customerService));
  const form = useSiteForm({
    draft: {
      customerService: settings.customerService
        .map(({ url, titles }) => `${url} ${titles['EN'] ?? Object.values(titles)[0] ?? ''}`)
        .join('\n'),
      imageCDNs: settings.imageCDNs.join('\n'),
    },
    check: ({ customerService }) => ({
      customerService: servicesOf(customerService).includes(null) && texts.wrongLink,
    }),
    toChanges: ({ customerService, imageCDNs }) => ({
      customerService: servicesOf(customerService).filter((service) => service !== null),
      imageCDNs: wordsOf(imageCDNs),
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <LinesField at={form.at('customerService')} label={texts.links} hint={texts.linksHint} />
      <LinesField at={form.at('imageCDNs')} label={texts.hosts} hint={texts.hostsHint} />
    </SaveCard>
  );
}

/** Reads an entry from a line; known data of the address beyond the English title is kept. */
function readService(line: string, known: readonly Service[]): Service | null {
  const [, url, title] = /^(\S+)\s+(\S.*)$/.exec(line) ?? [];
  if (url === undefined || title === undefined) return null;
  const former = known.find((service) => service.url === url);
  return { csType: former?.csType ?? 'SERVICE', titles: { ...former?.titles, EN: title }, url };
}
