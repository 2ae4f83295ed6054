import { ButtonLink, Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { drawQuery, type Draw } from '../../features/lottery/results/api/draw.ts';
import { gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { issueOf } from '../../features/lottery/draws/model/issue.ts';
import { historyPath } from '../../features/lottery/games/model/paths.ts';
import { DrawChecks } from '../../features/lottery/proof/ui/draw-checks.tsx';
import { DrawFacts } from '../../features/lottery/proof/ui/draw-facts.tsx';
import { DrawHead, ModeNote } from '../../features/lottery/proof/ui/draw-head.tsx';
import { phaseOf } from '../../features/lottery/proof/model/evidence.ts';
import { MyDrawTickets } from '../../features/lottery/proof/ui/my-draw-tickets.tsx';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

const TICKET_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Polling interval for a draw that is not over, used when the live stream is unavailable. */
const POLL_MS = 5000;

/** Proof of one draw: the published values with their times, verified again on this device. */
export default function LotteryDrawPage() {
  const search = useSearchParams();
  const gameCode = gameCodeOf(search);
  const issue = issueOf(search);
  const ticket = search['ticket'] ?? '';
  if (gameCode === '' || issue === '') return <UnknownDraw gameCode={gameCode} />;
  return (
    <NamedDraw
      key={`${gameCode} ${issue}`}
      gameCode={gameCode}
      issue={issue}
      ticketId={TICKET_ID.test(ticket) ? ticket : undefined}
    />
  );
}

function NamedDraw({ gameCode, issue, ticketId }: { gameCode: string; issue: string; ticketId: string | undefined }) {
  const { data, error, isError, refetch } = useQuery({
    ...drawQuery(gameCode, issue),
    refetchInterval: ({ state }) => (state.data !== undefined && !isOver(state.data) ? POLL_MS : false),
  });
  if (data === undefined) {
    if (!isError) return <LoadingRows count={3} shape="card" />;
    return errorCodeOf(error) === 'draw.unknown' ? (
      <UnknownDraw gameCode={gameCode} />
    ) : (
      <FailedPart error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="mb-4">
      <DrawHead draw={data} />
      {phaseOf(data) !== 'void' && data.source !== 'feed' && <DrawChecks draw={data} />}
      <MyDrawTickets draw={data} ticketId={ticketId} />
      <DrawFacts draw={data} />
      <ModeNote draw={data} />
    </div>
  );
}

function UnknownDraw({ gameCode }: { gameCode: string }) {
  const t = useText();
  const results = gameCode === '' ? '/m/lottery/history' : historyPath(gameCode);
  return (
    <Empty
      title={t('proof.unknown')}
      hint={t('proof.unknownHint')}
      action={
        <ButtonLink variant="soft" href={results}>
          {t('title.results')}
        </ButtonLink>
      }
    />
  );
}

function isOver({ state }: Draw): boolean {
  return state === 'settled' || state === 'void';
}
