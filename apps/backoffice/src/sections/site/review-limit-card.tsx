import { TextField } from '../../form/fields.tsx';
import { formatAmount } from '../../shared/format.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.reviewLimit;

/** Maximum that one operator may credit from payment reviews. A second operator approves a higher limit. */
export function ReviewLimitCard({ settings, choices, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: { reviewCreditMax: String(settings.reviewCreditMax ?? '') },
    check: ({ reviewCreditMax }) => ({ reviewCreditMax: !/^\d{0,9}$/.test(reviewCreditMax.trim()) && texts.wrong }),
    toChanges: ({ reviewCreditMax }) => ({
      reviewCreditMax: reviewCreditMax.trim() === '' ? null : Number(reviewCreditMax),
    }),
  });
  const usual = `${formatAmount(String(choices.initial.reviewCreditMax))} ${settings.currency}`;
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TextField
        at={form.at('reviewCreditMax')}
        label={texts.most(settings.currency)}
        hint={texts.hint(usual)}
        inputMode="numeric"
        maxLength={9}
      />
    </SaveCard>
  );
}
