import { UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { usePathname } from '../../../shared/navigation/use-place.ts';
import { gamesQuery } from '../api/originals.ts';
import { percentOf } from '../model/game-props.ts';

/** In-house games beside the open one, on wide screens. */
export function InHouseList() {
  const { t, tag } = useLocaleText();
  const path = usePathname();
  const { data } = useQuery(gamesQuery());
  return (
    <nav className="side-list" aria-label={t('originals.others')}>
      {data?.map((game) => (
        <UiLink
          key={game.game}
          className="side-list__item"
          href={`/m/inhouse/${game.game}`}
          aria-current={path === `/m/inhouse/${game.game}` ? 'page' : undefined}
        >
          <span className="label truncate">{t(`original.${game.game}`)}</span>
          <span className="caption muted numeric">{percentOf(game, tag)}</span>
        </UiLink>
      ))}
    </nav>
  );
}
