import type { ReactNode } from 'react';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { RealAccountDialog } from './real-account-dialog.tsx';

/** A page that free-play accounts may not use: they get the way to a real account instead of what stands inside. */
export function RealAccountOnly({ next, children }: { next: string; children: ReactNode }) {
  const member = useMember();
  return member?.type === TRIAL_TYPE ? <RealAccountDialog next={next} /> : children;
}
