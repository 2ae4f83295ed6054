import { SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { hotGamesQuery } from '../api/hot-games.ts';
import { GameStrip } from './game-strip.later.tsx';

/** Featured sports games; the whole section, including its link, is for members (Z-103). */
export function HotMatch() {
  const t = useText();
  const member = useMember();
  const { data } = useQuery(hotGamesQuery(null, 'SPORTS'));
  if (data === undefined || data.list.length === 0) return null;
  const href = member === null ? `/m/login?next=${encodeURIComponent('/m/sports')}` : '/m/sports';
  return (
    <section aria-label={t('widgets.hotMatch')}>
      <SectionHead title={t('widgets.hotMatch')} more={{ text: t('widgets.checkAll'), href }} />
      <GameStrip games={data.list} />
    </section>
  );
}
