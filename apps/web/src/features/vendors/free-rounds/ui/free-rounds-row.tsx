import { MenuRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { freeRoundsQuery } from '../api/free-rounds.ts';

/** Link to free rounds for members who have some to play. */
export function FreeRoundsRow() {
  const t = useText();
  const { data } = useQuery(freeRoundsQuery(useHasToken()));
  const playable = data?.filter(({ state }) => state === 'granted') ?? [];
  if (playable.length === 0) return null;
  const left = playable.reduce((sum, { rounds, played }) => sum + rounds - played, 0);
  return (
    <div className="card card--flush mx mt-3">
      <MenuRow
        icon="gift"
        label={t('title.freeRounds')}
        href="/m/member/freeRounds"
        end={<span className="badge numeric">{left}</span>}
      />
    </div>
  );
}
