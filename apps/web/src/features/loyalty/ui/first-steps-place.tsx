import { useQuery } from '@tanstack/react-query';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { useLater } from '../../../shared/use-later.ts';
import { firstStepsQuery } from '../api/first-steps.ts';

interface PlaceProps {
  load: Parameters<typeof useLater>[1];
}

/** Reserves the space of the first steps of a new member, which come later; nothing for all others. */
export function FirstStepsPlace({ load }: PlaceProps) {
  const { data } = useQuery(firstStepsQuery(useHasToken()));
  const Steps = useLater(!!data, load, 'start');
  return data ? (
    <div
      className="first-steps"
      data-money={(data.identity === 'verified' || data.identity === 'pending') && !data.hasMoney}
    >
      {Steps && <Steps />}
    </div>
  ) : null;
}
