import { Sheet } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { InstallEntries } from './install-entries.tsx';

/** The install options in a sheet over the page. */
export default function InstallSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      name={t('install.bar')}
      title={t('install.bar')}
      closeLabel={t('common.close')}
    >
      <div className="stack mt-3">
        <InstallEntries />
      </div>
    </Sheet>
  );
}
