import { Skeleton, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart } from '../../../../shared/ui/list-states.tsx';
import { drawQuery, type Draw } from '../../results/api/draw.ts';
import { drawPath } from '../../games/model/paths.ts';

/** The house's commitment before sale and the values revealed after the draw. */
export function DrawProof({ gameCode, issue }: { gameCode: string; issue: string }) {
  const { data, error, isError, refetch } = useQuery(drawQuery(gameCode, issue));
  if (data !== undefined) return <Facts draw={data} />;
  return isError ? (
    <FailedPart error={error} onRetry={() => void refetch()} />
  ) : (
    <div className="padded mb-4">
      <Skeleton shape="card" late />
    </div>
  );
}

function Facts({ draw }: { draw: Draw }) {
  const { t, ...locale } = useLocaleText();
  const facts: [string, string | null][] = [
    ['lottery.proof.drawn', formatDateTime(draw.drawAt, locale)],
    ['lottery.proof.tickets', draw.ticketCount === null ? null : String(draw.ticketCount)],
    // An official draw has no commitment: its numbers come from outside.
    ['lottery.proof.commitment', draw.commitment === '' ? null : draw.commitment],
    ['lottery.proof.root', draw.merkleRoot],
    ['lottery.proof.seed', draw.seed],
  ];
  return (
    <section className="padded mt-3 mb-4" aria-label={t('lottery.proof')}>
      <h3 className="label mb-2">{t('lottery.proof')}</h3>
      <dl className="facts">
        {facts.flatMap(([key, value]) =>
          value === null
            ? []
            : [
                <dt key={`${key}-name`}>{t(key)}</dt>,
                <dd key={key} className="code">
                  {value}
                </dd>,
              ],
        )}
      </dl>
      <UiLink className="link tap-line" href={drawPath(draw.gameCode, draw.numero)}>
        {t('lottery.check')}
      </UiLink>
    </section>
  );
}
