import type { ReactNode } from 'react';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { RealAccountDialog } from './real-account-dialog.tsx';

/** A page that trial accounts may not use: they see the way to a real account instead of `children`. */
export function RealAccountOnly({ next, children }: { next: string; children: ReactNode }) {
  const member = useMember();
  return member?.type === TRIAL_TYPE ? <RealAccountDialog next={next} /> : children;
}
