import { useQuery } from '@tanstack/react-query';
import { useNowValue } from '../../../shared/clock/use-now.ts';
import { useIsReal } from '../../../shared/session/use-session.ts';
import { useTurn } from '../../../shared/ui/use-turn.ts';
import { useLater } from '../../../shared/use-later.ts';
import { sessionQuery } from '../api/session.ts';

const loadCheck = () => import('./reality-check.tsx');
/** Polling interval, because the check may have been answered on another device. */
const ASK_AGAIN_MS = 5 * 60_000;
/** Polling interval until a session has begun; this call does not begin one. */
const UNTIL_BEGUN_MS = 60_000;

/** Opens the reality check over any page at the time that the server set. */
export function RealityWatch() {
  const isReal = useIsReal();
  const { data } = useQuery({
    ...sessionQuery(isReal),
    // Another tab may have answered the check, and a phone that slept shows the figures of an earlier time.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.checkAt === null && state.data.realityCheckMinutes !== null ? UNTIL_BEGUN_MS : ASK_AGAIN_MS,
  });
  const checkAt = data?.checkAt ?? null;
  const isDue = useNowValue((now) => isReal && checkAt !== null && now >= checkAt);
  const isTurn = useTurn('reality', isDue);
  const Check = useLater(isTurn, loadCheck, 'protection');
  return Check === null || data === undefined ? null : <Check session={data} />;
}
