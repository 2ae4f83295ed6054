import type { siteDesk, ValueOf } from '@fairlot/contract';
import type { SiteSettings } from './save-card.tsx';

/** What every card of the page is given. */
export interface SiteCardProps {
  settings: SiteSettings;
  choices: ValueOf<typeof siteDesk.getSite>['choices'];
  canChange: boolean;
  onSaved: (settings: SiteSettings) => void;
}
