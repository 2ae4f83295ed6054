import { SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { originalsQuery } from '../api/home-lists.later.ts';
import { GameStrip } from './game-strip.later.tsx';

/** In-house games; nothing if the merchant has none. */
export function Originals() {
  const t = useText();
  const { data } = useQuery(originalsQuery());
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-label={t('widgets.originals')}>
      <SectionHead title={t('widgets.originals')} more={{ text: t('widgets.all'), href: '/m/inhouse' }} />
      <GameStrip games={data} />
    </section>
  );
}
