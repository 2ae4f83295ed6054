import { Segmented } from '@fairlot/ui';
import { useId } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { GeneralTab } from './general-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const TABS = {
  general: { label: 'set.tabGeneral', Part: GeneralTab },
  security: { label: 'title.security', Part: SecurityTab },
  limits: { label: 'set.limits', Part: LimitsTab },
} as const;
type Tab = keyof typeof TABS;

/** Settings of this device; members also have tabs for security and play limits. The address selects the tab. */
export default function SettingsPage() {
  const t = useText();
  const go = useGo();
  const panelId = useId();
  const member = useMember();
  const { tab } = useSearchParams();
  const open: Tab = tab === 'security' || tab === 'limits' ? tab : 'general';
  // A trial member has neither tab: the account ends with the visit.
  if (member === null || member.type === TRIAL_TYPE)
    return (
      <div className="padded mt-3 stack">
        <GeneralTab />
      </div>
    );
  const { label, Part } = TABS[open];
  const options = (Object.keys(TABS) as Tab[]).map((value) => ({ value, label: t(TABS[value].label) }));
  return (
    <div className="padded mt-3 stack">
      <Segmented
        as="tabs"
        label={t('title.settings')}
        options={options}
        value={open}
        panelId={panelId}
        onChange={(next) =>
          go(next === 'general' ? '/m/set' : `/m/set?tab=${next}`, { replace: true, keepScroll: true })
        }
      />
      <div id={panelId} role="tabpanel" aria-label={t(label)} className="stack">
        <Part />
      </div>
    </div>
  );
}
