import { LinesField, TextField, TickField } from '../../form/fields.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.install;

/** The download bar above home, and the Android app that wraps the site. */
export function InstallCard({ settings, canChange, save }: SiteCardProps) {
  const { install } = settings;
  const form = useSiteForm({
    draft: {
      needsLogin: install.needsLogin,
      rating: install.rating ?? '',
      packageName: install.android?.packageName ?? '',
      fingerprints: (install.android?.fingerprints ?? []).join('\n'),
    },
    check: ({ packageName, fingerprints }) => ({
      '': (packageName.trim() === '') !== (wordsOf(fingerprints).length === 0) && texts.incomplete,
    }),
    toChanges: ({ needsLogin, rating, packageName, fingerprints }) => ({
      install: {
        needsLogin,
        rating: rating.trim() === '' ? null : rating.trim(),
        android:
          packageName.trim() === '' ? null : { packageName: packageName.trim(), fingerprints: wordsOf(fingerprints) },
      },
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TickField at={form.at('needsLogin')} label={texts.needsLogin} />
      <TextField at={form.at('rating')} label={texts.rating} hint={texts.ratingHint} />
      <TextField at={form.at('packageName')} label={texts.packageName} hint={texts.packageHint} />
      <LinesField at={form.at('fingerprints')} label={texts.fingerprints} hint={texts.printsHint} />
    </SaveCard>
  );
}
