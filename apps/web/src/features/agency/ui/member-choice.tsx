import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { useStartDate } from '../../records/model/use-start-date.ts';
import { membersQuery, type TeamMember } from '../api/team.ts';
import { FindMember, MemberList } from './loaded.tsx';
import { MemberRow } from './member-row.tsx';

interface MemberChoiceProps {
  /** Heading that names the purpose of the choice. */
  label: string;
  onChoose: (member: TeamMember) => void;
}

/** Searches for a member of the team; without a name it lists the direct downline. */
export function MemberChoice({ label, onChoose }: MemberChoiceProps) {
  const [typed, setTyped] = useState('');
  const account = useDeferredValue(typed.trim());
  const startDate = useStartDate('week');
  const filter = { startDate, ...(account !== '' && { account }) };
  const list = useInfiniteQuery(membersQuery(filter, useHasToken()));
  return (
    <section className="stack" aria-label={label}>
      <h2 className="h2 padded">{label}</h2>
      <FindMember value={typed} onChange={setTyped} />
      <MemberList list={list}>{(member) => <MemberRow member={member} onOpen={onChoose} />}</MemberList>
    </section>
  );
}
