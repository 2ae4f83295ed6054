import { ButtonLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { sponsorQuery, type SponsorText } from '../../features/content/sponsors/api/sponsors.ts';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { NamedEntry } from '../../features/content/rich-text/ui/named-entry.tsx';
import { SponsorPicture } from '../../features/content/sponsors/ui/sponsor-picture.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';

/** The sponsor with the `id` in the address, and a link to its own site or the reason why there is none. */
export default function SponsorDetailPage() {
  const { id = '' } = useSearchParams();
  const query = useQuery({ ...sponsorQuery(id), enabled: id !== '' });
  return (
    <NamedEntry id={id} query={query}>
      {(sponsor) => <SponsorEntry sponsor={sponsor} />}
    </NamedEntry>
  );
}

function SponsorEntry({ sponsor }: { sponsor: SponsorText }) {
  const t = useText();
  const { url, title, content } = sponsor;
  const isOutside = url !== null && !url.startsWith('/');
  return (
    <article className="card mx mt-3 stack">
      <div className="entry-picture">
        <SponsorPicture sponsor={sponsor} />
      </div>
      <h2 className="h1">{title}</h2>
      <HtmlBody html={content} />
      {url !== null && (
        <ButtonLink
          variant="fill"
          size="large"
          wide
          href={url}
          {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t(isOutside ? 'sponsors.visit' : 'sponsors.more')}
        </ButtonLink>
      )}
    </article>
  );
}
