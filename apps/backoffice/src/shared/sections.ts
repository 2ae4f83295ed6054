import type { Permission } from '@fairlot/contract';
import { catalogueTexts } from './catalogue-texts.ts';
import { contentTexts } from './content-texts.ts';
import { siteTexts } from './site-texts.ts';
import { pageTexts } from './page-texts.ts';
import { texts } from './texts.ts';

export type SectionName =
  | 'overview'
  | 'site'
  | 'pages'
  | 'content'
  | 'applications'
  | 'games'
  | 'members'
  | 'draws'
  | 'odds'
  | 'rules'
  | 'files'
  | 'calendar'
  | 'feeds'
  | 'reviews'
  | 'adjustments'
  | 'approvals'
  | 'audit'
  | 'account';

/** Sections in the order of the navigation, with what an operator needs to see them. */
export const SECTIONS: readonly { name: SectionName; title: string; permission: Permission | null }[] = [
  { name: 'overview', title: texts.overview, permission: 'maintenance.read' },
  { name: 'site', title: siteTexts.title, permission: 'site.read' },
  { name: 'pages', title: pageTexts.title, permission: 'pages.read' },
  { name: 'content', title: contentTexts.title, permission: 'content.read' },
  { name: 'applications', title: contentTexts.application.title, permission: 'content.read' },
  { name: 'games', title: catalogueTexts.title, permission: 'catalogue.read' },
  { name: 'members', title: texts.members, permission: 'members.read' },
  { name: 'draws', title: texts.draws, permission: 'draws.read' },
  { name: 'odds', title: texts.odds, permission: 'odds.change' },
  { name: 'rules', title: texts.rules, permission: 'draws.read' },
  { name: 'files', title: texts.files, permission: 'results.enter' },
  { name: 'calendar', title: texts.calendar, permission: 'draws.read' },
  { name: 'feeds', title: texts.feeds, permission: 'draws.read' },
  { name: 'reviews', title: texts.reviews, permission: 'payments.read' },
  { name: 'adjustments', title: texts.adjustments, permission: 'balance.adjust' },
  { name: 'approvals', title: texts.approvals, permission: 'approvals.read' },
  { name: 'audit', title: texts.audit, permission: 'audit.read' },
  { name: 'account', title: texts.account, permission: null },
];

export const pathOf = (name: SectionName): string => `/backoffice/${name}`;

/** The section of an address among those allowed; the first one where the address names none. */
export function sectionOf(pathname: string, permissions: readonly string[]): SectionName {
  const allowed = SECTIONS.filter(({ permission }) => permission === null || permissions.includes(permission));
  return (allowed.find(({ name }) => pathOf(name) === pathname.replace(/\/$/, '')) ?? allowed[0])?.name ?? 'account';
}
