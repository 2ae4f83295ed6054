import { DownloadBar } from '@fairlot/ui';
import type { MouseEvent } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Install } from '../api/install.ts';

interface BarViewProps {
  install: Pick<Install, 'icon' | 'description' | 'rating'>;
  onGet?: (event: MouseEvent) => void;
  onClose?: () => void;
}

/**
 * The bar above home. Without handlers it is the markup that the server sends; its button then links to the app's page.
 */
export function BarView({ install: { icon, description, rating }, onGet, onClose }: BarViewProps) {
  const t = useText();
  return (
    <>
      {/* The skip link comes first; the page's own skip link, after the bar, is hidden. */}
      <a className="skip-link" href="#content">
        {t('common.skip')}
      </a>
      <DownloadBar
        name={t('install.bar')}
        icon={icon}
        title={description}
        rating={rating}
        meta={t('install.toHomeHint')}
        get={{ text: t('install.get'), href: '/m/app', onClick: onGet }}
        closeLabel={t('install.closeBar')}
        onClose={onClose}
      />
    </>
  );
}
