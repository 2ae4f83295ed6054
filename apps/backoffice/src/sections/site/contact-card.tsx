import { useState } from 'react';
import { Lines } from '../../parts/lines.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard, type SiteSettings } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.contact;
type Service = SiteSettings['customerService'][number];

/** Where players reach customer service, and where pictures come from. */
export function ContactCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [links, setLinks] = useState(
    settings.customerService
      .map(({ url, titles }) => `${url} ${titles['EN'] ?? Object.values(titles)[0] ?? ''}`)
      .join('\n'),
  );
  const [hosts, setHosts] = useState(settings.imageCDNs.join('\n'));
  const collect = () => {
    const lines = links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const customerService = lines.map((line) => readService(line, settings.customerService));
    if (customerService.some((service) => service === null)) return texts.wrongLink;
    return { customerService: customerService.filter((service) => service !== null), imageCDNs: wordsOf(hosts) };
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <Lines label={texts.links} hint={texts.linksHint} value={links} onChange={setLinks} />
      <Lines label={texts.hosts} hint={texts.hostsHint} value={hosts} onChange={setHosts} />
    </SaveCard>
  );
}

/** A line as an entry; what is known of its address beside the English title stays. */
function readService(line: string, known: readonly Service[]): Service | null {
  const [, url, title] = /^(\S+)\s+(\S.*)$/.exec(line) ?? [];
  if (url === undefined || title === undefined) return null;
  const former = known.find((service) => service.url === url);
  return { csType: former?.csType ?? 'SERVICE', titles: { ...former?.titles, EN: title }, url };
}
