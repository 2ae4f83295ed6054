import { Icon } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { TeamPath as Path } from '../api/team.ts';

/** Breadcrumb from the agent to the member whose downline is listed; each step opens its own list. */
export function TeamPath({ path, onChoose }: { path: Path; onChoose: (memberId: string) => void }) {
  const t = useText();
  return (
    <nav aria-label={t('agency.path')}>
      <ol className="team-path">
        {path.map(({ memberId, account }, index) => {
          const isHere = index === path.length - 1;
          return (
            <li key={memberId} className="row">
              {index > 0 && <Icon name="chevron" size="tiny" className="faint" />}
              {isHere ? (
                <span className="label" aria-current="location">
                  {account}
                </span>
              ) : (
                <button type="button" onClick={() => onChoose(memberId)}>
                  {account}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
