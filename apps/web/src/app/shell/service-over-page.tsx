import { useCallback, useEffect, useState } from 'react';
import { useLater } from '../../shared/use-later.ts';
import { appAddressOf } from '../overlay/follow-links.ts';

const loadSheet = () => import('../../features/service/ui/service-sheet.tsx');
const SERVICE_PATH = '/m/customer';

/**
 * Opens customer service over the current page when a link to it is clicked. Its own address shows it as a page. Links
 * in a page's header also open that page, which leads back.
 */
export function ServiceOverPage() {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => {
    const look = (event: MouseEvent) => {
      const isInHead = event.target instanceof Element && event.target.closest('header') !== null;
      if (isInHead || location.pathname === SERVICE_PATH || appAddressOf(event) !== SERVICE_PATH) return;
      event.preventDefault();
      setIsOpen(true);
      setIsUsed(true);
    };
    // Runs in the capture phase, before the app follows the link.
    document.addEventListener('click', look, { capture: true });
    return () => document.removeEventListener('click', look, { capture: true });
  }, []);
  const Sheet = useLater(isUsed, loadSheet, 'service');
  return Sheet === null ? null : <Sheet open={isOpen} onClose={close} />;
}
