import { IconLink, Mark, RatingStars, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { mirrorPicture } from '../../features/content/rich-text/model/mirror-picture.ts';
import { installQuery } from '../../features/install/api/install.ts';
import { InstallEntries } from '../../features/install/ui/install-entries.tsx';
import { statusQuery } from '../../features/site/api/status.ts';
import { useIsRtl } from '../../features/site/model/use-is-rtl.ts';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** Download page of the app: logo, link to home, and one entry for each platform that the merchant offers. */
export default function AppDownloadPage() {
  const t = useText();
  const { merchantName } = useSettings();
  return (
    <>
      <header className="header">
        <UiLink className="logo" href="/m/home" aria-label={t('brand.home', { name: merchantName })}>
          <Mark />
          <span>{merchantName}</span>
        </UiLink>
        <span className="grow" />
        <IconLink icon="close" label={t('common.close')} href="/m/home" />
      </header>
      <div className="padded mt-3 stack">
        <AppHead headline={t('app.headline', { name: merchantName })} />
        <AppBanner />
        <InstallEntries />
      </div>
    </>
  );
}

/** The app's icon and rating, as in the bar above home. */
function AppHead({ headline }: { headline: string }) {
  const { data } = useQuery(installQuery());
  return (
    <div className="app-head">
      <span className="app-icon">{data?.icon ? <img src={data.icon} alt="" width="72" height="72" /> : <Mark />}</span>
      <div className="grow">
        <h1 className="h1">{headline}</h1>
        {/* Decorative; hidden from screen readers. */}
        <p className="caption muted row gap-1" aria-hidden="true">
          {data !== undefined && data.rating !== null && <RatingStars rating={data.rating} />}
        </p>
      </div>
    </div>
  );
}

/** The merchant's picture and text for the app, in the merchant's colour. */
function AppBanner() {
  const isRtl = useIsRtl();
  const { data } = useQuery(statusQuery());
  if (data === undefined || data.info.mobileTemplate.app_desc === '') return null;
  const { app_background: background, app_desc: description, app_desc_font_color: color } = data.info.mobileTemplate;
  if (background === null) return <p className="muted">{description}</p>;
  return (
    <div className="app-banner">
      <img src={isRtl ? mirrorPicture(background) : background} alt="" width="430" height="160" />
      {/* Set by script, because style attributes are forbidden. */}
      <p ref={(text) => text?.style.setProperty('color', color)}>{description}</p>
    </div>
  );
}
