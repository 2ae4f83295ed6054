import { AGENT_KEYS } from '@fairlot/contract/site/client-settings';
import { LinesField, SelectField } from '../../../form/fields.tsx';
import { clientTexts } from './client-texts.ts';
import { fromLines, toLines } from './line-pairs.ts';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps, SiteSettings } from '../site-card-props.ts';

const texts = clientTexts.lottery;
const COUNTDOWNS: readonly { value: SiteSettings['lottery']['countdown']; label: string }[] = [
  { value: 'lockTime', label: texts.lockTime },
  { value: 'halfSpan', label: texts.halfSpan },
];

/** Countdowns (Z-36), prize modes of vendors (Z-41) and keys of agent pages (Z-89). */
export function LotteryCard({ settings, canChange, save }: SiteCardProps) {
  const { lottery, agentKeys } = settings;
  const form = useSiteForm({
    draft: {
      countdown: lottery.countdown,
      prizeModes: toLines(lottery.prizeModes),
      agentKeys: toLines(agentKeys),
    },
    names: { 'lottery.prizeModes': 'prizeModes' },
    check: (draft) => ({
      prizeModes: fromLines(draft.prizeModes) === null && clientTexts.wrongLine,
      agentKeys: fromLines(draft.agentKeys) === null && clientTexts.wrongLine,
    }),
    toChanges: (draft) => ({
      lottery: {
        countdown: draft.countdown,
        prizeModes: (fromLines(draft.prizeModes) ?? {}) as SiteSettings['lottery']['prizeModes'],
      },
      agentKeys: fromLines(draft.agentKeys) ?? {},
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <SelectField at={form.at('countdown')} label={texts.countdown} options={COUNTDOWNS} />
      <LinesField at={form.at('prizeModes')} label={texts.prizeModes} hint={texts.modesHint} />
      <LinesField
        at={form.at('agentKeys')}
        label={texts.agentKeys}
        hint={`${texts.keysHint} ${AGENT_KEYS.join(', ')}`}
      />
    </SaveCard>
  );
}
