import { Button, Field } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { HexRow } from '../../../shared/ui/hex-row.tsx';
import { type Rotated, rotateSeeds, seedsQuery } from '../api/originals.ts';

const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/;

/** The current pair of seeds, and a button for the next one, which reveals the current server seed. */
export function SeedsPanel({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(seedsQuery(hasToken));
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  return (
    <>
      <p className="caption muted">{t('fair.intro')}</p>
      <div className="card card--flush fair-rows">
        <HexRow label={t('fair.hash')} value={data.serverSeedHash} />
        <HexRow label={t('fair.nextHash')} value={data.nextServerSeedHash} />
        <HexRow label={t('fair.yourSeed')} value={data.clientSeed} />
      </div>
      <dl className="rule-rows">
        <div>
          <dt>{t('fair.nonce')}</dt>
          <dd className="numeric">{data.nonce}</dd>
        </div>
      </dl>
      <NextPair key={data.serverSeedHash} isOpen={isOpen} />
    </>
  );
}

/**
 * A random client seed of 16 hex digits. If the form offered the current seed, most members would keep it, and the
 * server would know it before it commits to the next server seed.
 */
function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function NextPair({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [typed, setTyped] = useState(randomSeed);
  const isRight = CLIENT_SEED.test(typed);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => rotateSeeds({ body: { clientSeed: typed } }),
    onSuccess: (rotated) => {
      client.setQueryData(['me', 'originals', 'rotated'], rotated);
      void client.invalidateQueries({ queryKey: ['me', 'originals'] });
    },
  });
  const { data: rotated } = useQuery<Rotated | null>({
    queryKey: ['me', 'originals', 'rotated'],
    queryFn: () => null,
    enabled: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight && !isOpen && !isPending) mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={t('fair.nextSeed')}
        value={typed}
        onChange={({ target }) => setTyped(target.value.trim())}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        error={isRight ? undefined : t('fair.seedShape')}
      />
      <Button type="submit" variant="neutral" wide icon="refresh" busy={isPending} disabled={isOpen || !isRight}>
        {t('fair.rotate')}
      </Button>
      {isOpen && <p className="caption muted">{t('fair.openRound')}</p>}
      {error !== null && (
        <p className="caption negative" role="alert">
          {errorText(error)}
        </p>
      )}
      {rotated && (
        <div className="card card--flush fair-rows" role="status">
          <HexRow label={t('fair.revealed')} value={rotated.serverSeed} />
          <HexRow label={t('fair.revealedHash')} value={rotated.former.serverSeedHash} />
        </div>
      )}
    </form>
  );
}
