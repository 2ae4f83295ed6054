import { useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../features/site/api/status.ts';
import type { Closure } from '../../features/site/model/closure.ts';
import { ClosedView } from '../../features/site/ui/closed-page.tsx';
import { useGo } from '../../shared/navigation/use-go.ts';
import { usePathname } from '../../shared/navigation/use-place.ts';

/**
 * The page of a closed site, at addresses that a gateway in front of the site can redirect to. Its button checks the
 * status again and opens home when the site is open.
 */
export default function SiteClosedPage() {
  const go = useGo();
  const isHydrating = useIsHydrating();
  const { data: known } = useQuery(statusQuery());
  const data = isHydrating ? undefined : known;
  const isRestricted = usePathname().endsWith('/restricted');
  const closed: Closure =
    data?.opened === false ? { kind: 'unopened' } : { kind: 'maintenance', until: data?.maintenanceUntil ?? null };
  const closure: Closure = isRestricted ? { kind: 'restricted', ip: data?.location.ip ?? '' } : closed;
  return <ClosedView closure={closure} onOpen={() => go('/m/home')} />;
}
