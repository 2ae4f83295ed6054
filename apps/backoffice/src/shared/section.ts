import type { ApprovalKind, identityDesk, Permission, ValueOf } from '@fairlot/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Operator, Progress } from './operator.ts';

/** What the frame tells a page. */
export interface PageProps {
  operator: Operator;
  /** Query of the address, with its question mark. */
  search: string;
  /** Leads to another page of the console by its path. */
  onGo: (path: string, search?: string) => void;
  /** The operator's own credentials have changed. */
  onProgress: (progress: Progress) => void;
}

/** Groups of the navigation in their order; the first has no heading, the last stands in the foot or nowhere. */
export const GROUPS = ['start', 'queues', 'people', 'games', 'lottery', 'marketing', 'system', 'own'] as const;

/** A page with its entry in the navigation. */
export interface SectionPage {
  /** Below `/backoffice/`. */
  path: string;
  label: string;
  icon: LucideIcon;
  group: (typeof GROUPS)[number];
  /** Place within the group: smaller comes first. */
  place: number;
  /** Path of the page that leads here, where that is not the navigation. */
  within?: string;
  /** The letter that leads here after G. */
  letter?: string;
  /** What an operator needs to see it; null for everybody. */
  permission: Permission | null;
  /** The page, loaded when it is first shown. */
  load: () => Promise<ComponentType<PageProps>>;
}

/** How requests of one kind are shown to the operator who decides. */
export interface ApprovalDescriptor {
  label: string;
  /** What deciding needs beside `approvals.decide`. */
  permission: Permission;
}

/** Something that can be done about a member, offered where members are listed or found. */
export interface MemberAction {
  label: string;
  /** The same with its member, where the search offers it about whom it found. */
  deed?: (account: string) => string;
  permission: Permission;
  /** Not offered for trial members. */
  needsRealAccount: boolean;
  path: string;
  search: (memberId: string) => string;
}

/** A member as the list of members has them. */
export type ListedMember = ValueOf<typeof identityDesk.members>['list'][number];

/** A column of the list of members; the contract says who may see its field. */
export interface MemberColumn {
  /** The field of the row. */
  name: keyof ListedMember;
  title: string;
  /** Place among the columns: smaller comes first. */
  place: number;
  cell: (member: ListedMember) => ReactNode;
  isFigure?: boolean;
  /** Shown only when it is asked for. */
  isSpare?: boolean;
}

/** What the page of a member calls what the room tells of one. */
export interface MemberCardWords {
  label: string;
  /** Which of the three columns it stands in. */
  column: 'money' | 'person' | 'risk';
  /** Place within the column: smaller comes first. */
  place: number;
  facts?: Readonly<Record<string, string>>;
  /** Codes of titles and states. */
  codes?: Readonly<Record<string, string>>;
  /** The tab that has all of it. */
  tab?: string;
}

/** What a tab of the page of a member is told. */
export interface MemberTabProps {
  memberId: string;
  operator: Operator;
}

/** A tab of the page of a member. */
export interface MemberTab {
  key: string;
  label: string;
  place: number;
  permission: Permission;
  load: () => Promise<ComponentType<MemberTabProps>>;
}

/** What stands beside every page while an operator is logged in. */
export interface WatchProps extends Pick<PageProps, 'operator' | 'onGo'> {
  /** Path of the page on show. */
  page: string | undefined;
}

/** Something that watches for the operator whatever page is open. */
export interface Watch {
  key: string;
  permission: Permission;
  load: () => Promise<ComponentType<WatchProps>>;
}

/** A sum on the dashboard in words. */
export interface FigureWords {
  label: string;
  /** Place among the sums: smaller comes first. */
  place: number;
}

/** Things that the search finds. */
export interface SearchKind {
  label: string;
  /** Words and looks of their states, by code. */
  states?: Readonly<Record<string, string>>;
  looks?: Readonly<Record<string, string>>;
  /** Before a text it keeps the search to kinds of this sign. */
  sign?: '#';
}

/** What a room adds to the console: the export `section` of `sections/<room>/section.tsx`. */
export interface Section {
  pages: readonly SectionPage[];
  approvals?: Readonly<Partial<Record<ApprovalKind, ApprovalDescriptor>>>;
  memberActions?: readonly MemberAction[];
  memberTabs?: readonly MemberTab[];
  memberCards?: Readonly<Record<string, MemberCardWords>>;
  memberColumns?: readonly MemberColumn[];
  /** What the dashboard calls the sums of the room, by their name, and in which order it shows them. */
  figures?: Readonly<Record<string, FigureWords>>;
  /** How the search shows the things of the room, by their kind. */
  searchKinds?: Readonly<Record<string, SearchKind>>;
  watches?: readonly Watch[];
}
