import { Empty, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { type Sponsor, sponsorsQuery } from '../../features/content/sponsors/api/sponsors.ts';
import { SponsorPicture } from '../../features/content/sponsors/ui/sponsor-picture.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Sponsors of the merchant; each has its own page. */
export default function SponsorsPage() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(sponsorsQuery());
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  if (data.length === 0) return <Empty title={t('sponsors.none')} hint={t('sponsors.noneHint')} />;
  return (
    <div className="padded column gap-3 mt-3">
      {data.map((sponsor) => (
        <SponsorCard key={sponsor.id} sponsor={sponsor} />
      ))}
    </div>
  );
}

function SponsorCard({ sponsor, sponsor: { id, title, preview } }: { sponsor: Sponsor }) {
  return (
    <article className="card card--flush promo">
      <UiLink href={`/m/sponsorDetail?id=${encodeURIComponent(id)}`} className="block">
        <h2 className="promo-picture">
          <SponsorPicture sponsor={sponsor} />
          <span className="promo-picture__title">{title}</span>
        </h2>
        {preview !== '' && (
          <p className="promo-when">
            <span className="caption muted two-lines">{preview}</span>
          </p>
        )}
      </UiLink>
    </article>
  );
}
