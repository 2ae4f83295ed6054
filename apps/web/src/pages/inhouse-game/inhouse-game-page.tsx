import { ButtonLink, Empty } from '@fairlot/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type OriginalCode, ownGamesQuery } from '../../features/originals/api/originals.ts';
import { GAME_PARTS } from '../../features/originals/model/game-parts.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { usePathname } from '../../shared/navigation/use-place.ts';
import { useHasToken, useIsSettled } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';
import { usePart } from '../../shared/ui/use-part.ts';

/** The in-house game in the address. */
export default function InhouseGamePage() {
  const code = usePathname().split('/').at(-1) as OriginalCode;
  return <GamePlace key={code} code={code} />;
}

const never = () => new Promise<never>(() => undefined);

function GamePlace({ code }: { code: OriginalCode }) {
  const t = useText();
  const { data, error, isError, refetch } = useQuery({
    ...ownGamesQuery(useIsSettled(), useHasToken()),
    // A log-in on the page changes the limits, and not what the player has typed.
    placeholderData: keepPreviousData,
  });
  const load = GAME_PARTS[code];
  const Game = usePart(load !== undefined, load ?? never);
  const game = data?.find((each) => each.game === code);
  const isClosed = load === undefined || (data !== undefined && game === undefined);
  if (game !== undefined && Game !== null) return <Game game={game} />;
  return (
    <>
      <PageTop title={t(`original.${code}`)} />
      {data === undefined && isError && !isClosed && <FailedPart error={error} onRetry={() => void refetch()} />}
      {isClosed ? <Closed /> : !isError && <LoadingRows shape="card" />}
    </>
  );
}

function Closed() {
  const t = useText();
  return (
    <Empty
      title={t('originals.closed')}
      action={
        <ButtonLink variant="soft" href="/m/inhouse">
          {t('originals.others')}
        </ButtonLink>
      }
    />
  );
}
