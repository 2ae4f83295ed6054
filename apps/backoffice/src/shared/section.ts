import type { ApprovalKind, Permission } from '@fairlot/contract';
import type { ReactNode } from 'react';
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

/** Groups of the navigation in their order. */
export const GROUPS = ['site', 'offer', 'members', 'play', 'money', 'control', 'own'] as const;

/** A page with its entry in the navigation. */
export interface SectionPage {
  /** Below `/backoffice/`. */
  path: string;
  label: string;
  group: (typeof GROUPS)[number];
  /** Place within the group: smaller comes first. */
  place: number;
  /** What an operator needs to see it; null for everybody. */
  permission: Permission | null;
  render: (props: PageProps) => ReactNode;
}

/** How requests of one kind are shown to the operator who decides. */
export interface ApprovalDescriptor {
  label: string;
  /** What deciding needs beside `approvals.decide`. */
  permission: Permission;
}

/** Something that can be done about a member, offered where members are listed. */
export interface MemberAction {
  label: string;
  permission: Permission;
  /** Not offered for trial members. */
  needsRealAccount: boolean;
  path: string;
  search: (memberId: string) => string;
}

/** What a room adds to the console: the export `section` of `sections/<room>/section.tsx`. */
export interface Section {
  pages: readonly SectionPage[];
  approvals?: Readonly<Partial<Record<ApprovalKind, ApprovalDescriptor>>>;
  memberActions?: readonly MemberAction[];
}
