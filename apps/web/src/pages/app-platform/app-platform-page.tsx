import { InstallEntries } from '../../features/install/ui/install-entries.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { usePathname } from '../../shared/navigation/use-place.ts';

const ANDROID = ['Android'];
const IOS = ['IOS', 'MOBILECONFIG'];

/** The app for one kind of phone. */
export default function AppPlatformPage() {
  const t = useText();
  const { merchantName } = useSettings();
  const kinds = usePathname().endsWith('/android') ? ANDROID : IOS;
  return (
    <div className="padded mt-3 stack">
      <h2 className="h2">{t('app.headline', { name: merchantName })}</h2>
      <InstallEntries kinds={kinds} />
    </div>
  );
}
