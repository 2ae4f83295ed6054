import { useText } from '../../../shared/i18n/use-text.ts';
import { InstallEntries } from './install-entries.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

/** The install options in a sheet over the page. */
export default function InstallSheet({ open, onClose }: SheetControl) {
  const t = useText();
  return (
    <TitledSheet open={open} onClose={onClose} title={t('install.bar')}>
      <div className="stack mt-3">
        <InstallEntries />
      </div>
    </TitledSheet>
  );
}
