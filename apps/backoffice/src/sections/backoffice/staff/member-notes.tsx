import { Notes } from '../../../parts/notes.tsx';
import type { MemberTabProps } from '../../../shared/section.ts';

/** Operators' notes about a member. */
export function MemberNotes({ memberId }: MemberTabProps) {
  return <Notes object={`member:${memberId}`} />;
}
