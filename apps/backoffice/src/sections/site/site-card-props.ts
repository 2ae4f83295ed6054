import type { siteDesk, ValueOf } from '@fairlot/contract';

export type SiteSettings = Omit<ValueOf<typeof siteDesk.changeSite>, 'version'>;

/** Props of every card of the page. */
export interface SiteCardProps {
  settings: SiteSettings;
  choices: ValueOf<typeof siteDesk.getSite>['choices'];
  canChange: boolean;
  /** Saves immediately, or requests a second operator's approval if the changes loosen a control. @throws ApiError */
  save: (changes: Partial<SiteSettings>, reason: string) => Promise<'saved' | 'asked'>;
}
