import { ButtonLink, Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { sponsorQuery } from '../../features/content/sponsors/api/sponsors.ts';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { SponsorPicture } from '../../features/content/sponsors/ui/sponsor-picture.tsx';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** The sponsor that the address names by `id`, with the way to its own site, or why there is none. */
export default function SponsorDetailPage() {
  const t = useText();
  const { id = '' } = useSearchParams();
  const { data, error, isError, refetch } = useQuery({ ...sponsorQuery(id), enabled: id !== '' });
  const isGone = id === '' || (isError && errorCodeOf(error) === 'not.found');
  if (isGone) return <Empty title={t('content.gone')} hint={t('content.goneHint')} />;
  if (data === undefined)
    return isError ? (
      <FailedPart error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows count={2} shape="card" />
    );
  const isOutside = data.url !== null && !data.url.startsWith('/');
  return (
    <article className="card mx mt-3 stack">
      <div className="entry-picture">
        <SponsorPicture sponsor={data} />
      </div>
      <h2 className="h1">{data.title}</h2>
      <HtmlBody html={data.content} />
      {data.url !== null && (
        <ButtonLink
          variant="fill"
          size="large"
          wide
          href={data.url}
          {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t(isOutside ? 'sponsors.visit' : 'sponsors.more')}
        </ButtonLink>
      )}
    </article>
  );
}
