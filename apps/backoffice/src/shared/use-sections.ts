import { createContext, use } from 'react';
import type {
  ApprovalDescriptor,
  FigureWords,
  MemberAction,
  MemberCardWords,
  MemberColumn,
  MemberEvidence,
  MemberTab,
  SearchKind,
  TimelineWords,
  ValueWords,
} from './section.ts';

/** Contributions of sections to pages of other sections. */
export interface Contributions {
  /** By kind; a newer server may have kinds that no section describes. */
  approvals: Readonly<Record<string, ApprovalDescriptor>>;
  memberActions: readonly MemberAction[];
  memberTabs: readonly MemberTab[];
  /** Of tabs and of sections. */
  memberEvidence: readonly MemberEvidence[];
  memberCards: Readonly<Record<string, MemberCardWords>>;
  /** In display order. */
  memberColumns: readonly MemberColumn[];
  searchKinds: Readonly<Record<string, SearchKind>>;
  figures: Readonly<Record<string, FigureWords>>;
  timelineWords: Readonly<Record<string, () => Promise<TimelineWords>>>;
  /** Of all sections together. */
  loadValueWords: () => Promise<ValueWords>;
}

export const ContributionsContext = createContext<Contributions>({
  approvals: {},
  memberActions: [],
  memberTabs: [],
  memberEvidence: [],
  memberCards: {},
  memberColumns: [],
  searchKinds: {},
  figures: {},
  timelineWords: {},
  loadValueWords: async () => ({}),
});

export const useContributions = (): Contributions => use(ContributionsContext);
