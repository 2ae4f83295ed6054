import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ModalProps {
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A dialog over the page with a title and a close button. */
export function Modal(props: ModalProps) {
  return <Dialog {...props} hasCross />;
}
