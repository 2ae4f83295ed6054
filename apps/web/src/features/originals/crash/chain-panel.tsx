import { Button, Flag } from '@fairlot/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { HexRow } from '../../../shared/ui/hex-row.tsx';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { type Flight, flightQuery, pastFlightsQuery } from '../api/flight.ts';
import { checkFlights } from './check-flights.ts';
import { saveFile } from '../model/save-file.ts';
import { timesText } from '../model/words.ts';
import { numberText } from '../../../shared/i18n/number-text.ts';

/** The hash chain from which all flights are derived, and past flights to verify here or elsewhere. */
export function ChainPanel() {
  const { t, tag } = useLocaleText();
  const { data, error, isError, refetch } = useQuery(flightQuery());
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const { chain, round, hash, state } = data;
  return (
    <>
      <p className="caption muted">{t('fair.chainIntro')}</p>
      <div className="card card--flush fair-rows">
        <HexRow label={t(state === 'crashed' ? 'fair.linkOf' : 'fair.promise', { round })} value={hash} />
        <HexRow label={t('fair.anchor')} value={chain.anchor} />
        <HexRow label={t('fair.salt')} value={chain.salt} />
        {chain.nextAnchor !== null && <HexRow label={t('fair.nextAnchor')} value={chain.nextAnchor} />}
      </div>
      <dl className="rule-rows">
        <div>
          <dt>{t('fair.place')}</dt>
          <dd className="numeric ltr">{`${numberText(chain.place + 1, tag)} / ${numberText(chain.length, tag)}`}</dd>
        </div>
      </dl>
      <PastFlights flight={data} />
    </>
  );
}

function PastFlights({ flight }: { flight: Flight }) {
  const { t, tag } = useLocaleText();
  // The list stays the same while the next flight runs.
  const [from] = useState(flight.state === 'crashed' ? String(BigInt(flight.round) + 1n) : flight.round);
  const past = useInfiniteQuery(pastFlightsQuery(from));
  const [failed, setFailed] = useState<readonly string[] | null>(null);
  const [isChecking, setChecking] = useState(false);
  if (past.data === undefined)
    return past.isError ? <FailedPart error={past.error} onRetry={() => void past.refetch()} /> : <LoadingRows />;
  const flights = past.data.pages.flat();
  if (flights.length === 0) return null;
  const check = async () => {
    setChecking(true);
    setFailed(await checkFlights(flights));
    setChecking(false);
  };
  return (
    <section className="stack" aria-label={t('fair.past')}>
      <h3 className="h3">{t('fair.past')}</h3>
      <div className="two-columns">
        <Button variant="neutral" icon="download" onClick={() => saveFile('flights.json', flights)}>
          flights.json
        </Button>
        <Button variant="soft" busy={isChecking} onClick={() => void check()}>
          {t('fair.checkFlights')}
        </Button>
      </div>
      <p role="status" className="caption">
        {failed !== null && (
          <Flag tone={failed.length === 0 ? 'pos' : 'hot'}>
            {failed.length === 0 ? t('fair.chainPassed') : t('fair.chainFailed', { rounds: failed.join(', ') })}
          </Flag>
        )}
      </p>
      <ul className="card card--flush fair-rows">
        {flights.map(({ round, multiplier, hash }) => (
          <li key={round}>
            <HexRow label={`${t('fair.flight', { nonce: round })} · ${timesText(multiplier, tag)}`} value={hash} />
          </li>
        ))}
      </ul>
      {past.hasNextPage && (
        <Button
          variant="neutral"
          wide
          busy={past.isFetchingNextPage}
          onClick={() => {
            setFailed(null);
            void past.fetchNextPage();
          }}
        >
          {t('fair.older')}
        </Button>
      )}
    </section>
  );
}
