import { useCallback, useEffect, useState } from 'react';
import { useLater } from '../../shared/use-later.ts';
import { appAddressOf } from '../overlay/follow-links.ts';

const loadSheet = () => import('../../features/service/ui/service-sheet.tsx');
const SERVICE_PATH = '/m/customer';

/**
 * Customer service over the page on show, wherever a link leads to it. The address itself shows it as a page, and so do
 * links in the head of a page, which lead back.
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
    // Before the app follows the link.
    document.addEventListener('click', look, { capture: true });
    return () => document.removeEventListener('click', look, { capture: true });
  }, []);
  const Sheet = useLater(isUsed, loadSheet, 'service');
  return Sheet === null ? null : <Sheet open={isOpen} onClose={close} />;
}
