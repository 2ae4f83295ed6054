import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHref } from '../../../shared/navigation/use-place.ts';
import { ServiceEntries } from './service-entries.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

/** Customer service over the current page; a navigation closes it. */
export default function ServiceSheet({ open, onClose }: SheetControl) {
  const t = useText();
  const href = useHref();
  const shownAt = useRef(href);
  useEffect(() => {
    if (shownAt.current === href) return;
    shownAt.current = href;
    onClose();
  }, [href, onClose]);
  return (
    <TitledSheet open={open} onClose={onClose} name={t('service.title')} title={t('service.question')}>
      <ServiceEntries />
    </TitledSheet>
  );
}
