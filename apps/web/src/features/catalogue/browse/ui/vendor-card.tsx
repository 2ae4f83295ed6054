import { Flag, GameImage, Icon } from '@fairlot/ui';
import type { MouseEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { gameListQuery } from '../api/game-list.ts';
import type { VendorEntry } from '../api/vendors.ts';
import { vendorListPath } from '../model/place.ts';
import { tagOf } from '../../games/model/game-fields.ts';
import { gameArt } from '../../games/model/game-art.ts';
import { useLaunch } from '../../games/model/use-launch.ts';

const loadRefused = () => import('./launch-refused.tsx');

interface VendorCardProps {
  vendor: VendorEntry;
  type: string;
  /** Address of the centre. */
  path: string;
  /** Whether the picture is embedded in the page. */
  isInline: boolean;
}

/**
 * A vendor in a centre: links to its games, or opens its only game. Under maintenance it shows that and has no link.
 */
export function VendorCard({ vendor, type, path, isInline }: VendorCardProps) {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { launch, refusal, dismiss } = useLaunch();
  const LaunchRefused = usePart(refusal !== null, loadRefused);
  const { vassalage, displayName, gameCount, maintenance } = vendor;
  const href = vendorListPath(path, type, vassalage);
  const openOnly = (event: MouseEvent) => {
    if (gameCount !== 1 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    void client.fetchInfiniteQuery(gameListQuery({ gameType: type, vassalage, pageSize: 1 })).then(
      ({ pages }) => {
        const game = pages[0]?.games[0];
        if (game === undefined) go(href);
        else launch(game);
      },
      () => go(href),
    );
  };
  const tag = tagOf(vendor);
  const picture = (
    <span className="picture">
      <GameImage art={{ ...gameArt(type, `vendor-${vassalage}`), w: 124, h: 104 }} inline={isInline} />
    </span>
  );
  const name = <span className="h3 truncate">{displayName}</span>;
  if (maintenance !== null) {
    return (
      <div className="vendor off">
        {picture}
        <span className="vendor__text">
          {name}
          <span className="caption muted two-lines">{maintenance.reason}</span>
          <Until time={maintenance.until} />
        </span>
      </div>
    );
  }
  return (
    <>
      <a className="vendor" href={href} onClick={openOnly}>
        {picture}
        <span className="vendor__text">
          <span className="row">
            {name}
            {tag && <Flag tone={tag === 'hot' ? 'hot' : 'brand'}>{t(`game.${tag}`)}</Flag>}
          </span>
          <span className="caption muted two-lines">{t('games.gameCount', { count: gameCount })}</span>
        </span>
        <span className="go faint">
          <Icon name="chevron" size="small" className="flip" />
        </span>
      </a>
      {LaunchRefused !== null && refusal !== null && <LaunchRefused error={refusal} onClose={dismiss} />}
    </>
  );
}

function Until({ time }: { time: number | null }) {
  const { t, ...locale } = useLocaleText();
  return (
    <span className="caption faint">
      {time === null ? t('games.maintenance') : t('games.maintenanceUntil', { time: formatTime(time, locale) })}
    </span>
  );
}
