import type { siteDesk, ValueOf } from '@fairlot/contract';

export type SiteSettings = Omit<ValueOf<typeof siteDesk.changeSite>, 'version'>;

/** What every card of the page is given. */
export interface SiteCardProps {
  settings: SiteSettings;
  choices: ValueOf<typeof siteDesk.getSite>['choices'];
  canChange: boolean;
  /** Saves at once, or asks a second operator where the changes loosen a control. @throws ApiError */
  save: (changes: Partial<SiteSettings>, reason: string) => Promise<'saved' | 'asked'>;
}
