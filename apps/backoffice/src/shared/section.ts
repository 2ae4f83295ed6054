import type { IconName } from '@fairlot/ui';
import type { ApprovalKind, peopleDesk, Permission, ValueOf } from '@fairlot/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ListDeclaration } from '../list/list-spec.ts';
import type { Query } from './address.ts';
import type { Operator, Progress } from './operator.ts';

/** Props that the frame passes to a page. */
export interface PageProps {
  operator: Operator;
  /** Query of the address, with its question mark. */
  search: string;
  /** Navigates to another page of the console by its path. */
  onGo: (path: string, search?: string) => void;
  /** Called when the operator's own credentials have changed. */
  onProgress: (progress: Progress) => void;
}

/** The navigation: six groups with their doors, in order. A door holds the pages for one kind of work. */
export const NAVIGATION = {
  today: ['today', 'withdrawals', 'deposits', 'cases', 'approvals', 'chat', 'reports'],
  players: ['members', 'agents'],
  games: ['vendors', 'games'],
  lottery: ['draws', 'results', 'odds'],
  marketing: ['promotions', 'rewards', 'content'],
  settings: ['site', 'payments', 'operators', 'audit'],
} as const;
export type GroupKey = keyof typeof NAVIGATION;
export type DoorKey = (typeof NAVIGATION)[GroupKey][number];
/** The doors in navigation order. */
export const DOOR_KEYS: readonly DoorKey[] = Object.values(NAVIGATION).flat();

/** A page of the console. */
export interface SectionPage {
  /** Path below `/backoffice/`. */
  path: string;
  label: string;
  icon: IconName;
  /** The door that holds the page; null for the operator's own account, which the footer links. */
  door: DoorKey | null;
  /** Position among the sub-tabs of the door: smaller comes first. The door opens its first page. */
  place: number;
  /** Path of the page that links here, if it has no sub-tab. */
  within?: string;
  /** The letter that opens the page after G. */
  letter?: string;
  /** Permission required to see the page; null for everyone. */
  permission: Permission | null;
  /** Loads the page when it is first shown. */
  load: () => Promise<ComponentType<PageProps>>;
}

/** Presentation of requests of one kind to the operator who decides. */
export interface ApprovalDescriptor {
  label: string;
  /** Permission required for the decision, in addition to `approvals.decide`. */
  permission: Permission;
}

/** An action for a member, offered where members are listed or found. */
export interface MemberAction {
  label: string;
  /** The label with the member's name, for search results. */
  action?: (account: string) => string;
  permission: Permission;
  /** Whether it is hidden for trial members. */
  needsRealAccount: boolean;
  /** Icon of a main action, which has its own button on the member's page; others are in the menu. */
  icon?: IconName;
  path: string;
  search: (memberId: string) => string;
}

/** A row in the list of members. */
export type ListedMember = ValueOf<typeof peopleDesk.members>['list'][number];

/** A column in the list of members; the contract defines who may see its field. */
export interface MemberColumn {
  /** The field of the row. */
  name: keyof ListedMember;
  title: string;
  /** Position among the columns: smaller comes first. */
  place: number;
  cell: (member: ListedMember) => ReactNode;
  isFigure?: boolean;
  /** Hidden unless the operator selects it. */
  isSpare?: boolean;
  /** Shown on the member's card on a phone. */
  isOnCard?: boolean;
}

/** Labels on a member's page for the data that the room provides. */
export interface MemberCardWords {
  label: string;
  /** The column, one of three, that contains it. */
  column: 'money' | 'person' | 'risk';
  /** Position within the column: smaller comes first. */
  place: number;
  facts?: Readonly<Record<string, string>>;
  /** Labels of titles and statuses by code. */
  codes?: Readonly<Record<string, string>>;
  /** The tab that shows all of it. */
  tab?: string;
}

/** Props of a tab on a member's page. */
export interface MemberTabProps {
  memberId: string;
  operator: Operator;
}

/** A tab on a member's page. */
export interface MemberTab {
  key: string;
  label: string;
  place: number;
  permission: Permission;
  load: () => Promise<ComponentType<MemberTabProps>>;
  /** The list whose number of rows the tab shows. */
  count?: (memberId: string) => { list: string; filter: readonly string[] };
  /** Its list, whose rows can be shown beside a case as evidence. */
  evidence?: () => Promise<ListDeclaration<never>>;
}

/** Evidence about a member that can be shown beside a case: the rows of a list, or a component. */
export interface MemberEvidence extends Pick<MemberTab, 'key' | 'label' | 'permission'> {
  list?: NonNullable<MemberTab['evidence']>;
  view?: MemberTab['load'];
}

/** Words for events of one kind in a member's timeline. */
export interface TimelineWords {
  /** Labels of titles and statuses by code. */
  codes?: Readonly<Record<string, string>>;
  detailOf?: (detail: string) => string;
}

/** Props of a component that runs on every page while an operator is logged in. */
export interface WatchProps extends Pick<PageProps, 'operator' | 'onGo'> {
  /** Path of the current page. */
  page: string | undefined;
}

/** A component that watches for events, whatever page is open. */
export interface Watch {
  key: string;
  permission: Permission;
  load: () => Promise<ComponentType<WatchProps>>;
}

/** Labels of a figure on the dashboard. */
export interface FigureWords {
  label: string;
  /** Position among the figures: smaller comes first. */
  place: number;
}

/** A kind of search results. */
export interface SearchKind {
  label: string;
  /** Labels and appearances of their statuses, by code. */
  states?: Readonly<Record<string, string>>;
  stateClasses?: Readonly<Record<string, string>>;
  /** Prefix that limits the search to kinds with this sign. */
  sign?: '#';
}

/** Contributions of a room to the console: the export `section` of `sections/<room>/section.tsx`. */
export interface Section {
  pages: readonly SectionPage[];
  approvals?: Readonly<Partial<Record<ApprovalKind, ApprovalDescriptor>>>;
  memberActions?: readonly MemberAction[];
  memberTabs?: readonly MemberTab[];
  /** Evidence beside cases that no tab of the member's page contains. */
  memberEvidence?: readonly MemberEvidence[];
  memberCards?: Readonly<Record<string, MemberCardWords>>;
  memberColumns?: readonly MemberColumn[];
  /** Labels and order of the room's figures on the dashboard, by name. */
  figures?: Readonly<Record<string, FigureWords>>;
  /** Presentation of the room's search results, by kind. */
  searchKinds?: Readonly<Record<string, SearchKind>>;
  watches?: readonly Watch[];
  /** Texts for the room's events in a member's timeline by kind, if the member page has none for them. */
  timelineWords?: Readonly<Record<string, () => Promise<TimelineWords>>>;
}

/** Texts of the chosen values of an object, by field and value. */
export type FieldValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Texts of chosen values in the audit trail and in requests for approval, by kind of object (or of request): the export
 * `values` of `sections/<room>/value-words.ts`.
 */
export type ValueWords = Readonly<Record<string, FieldValues>>;

/** A setting that the search finds: the export `settings` of `sections/<room>/settings-words.ts`. */
export interface SettingWords {
  /** Heading of the setting on its page. */
  label: string;
  /** Other words for it, in English and in the operator's language. */
  words: string;
  path: string;
}

/** A common task that the search finds by its name: the export `tasks` of `sections/<room>/tasks.ts`. */
export interface TaskWords extends SettingWords {
  /** Parameters that prepare the page. Nothing is changed before the operator confirms. */
  query: () => Query;
  permission: Permission;
}
