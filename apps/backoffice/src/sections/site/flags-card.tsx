import { TickField } from '../../form/fields.tsx';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

/** Switches for features. */
export function FlagsCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({ draft: { flags: settings.flags }, toChanges: (draft) => draft });
  const { names } = siteTexts.flags;
  return (
    <SaveCard form={form} heading={siteTexts.flags.heading} canChange={canChange} save={save}>
      <small>{siteTexts.flags.hint}</small>
      <div className="ticks">
        {Object.keys(settings.flags).map((name) => (
          <TickField
            key={name}
            at={form.at(`flags.${name}`)}
            label={
              <>
                {names[name] ?? name} <small>{name in names ? name : ''}</small>
              </>
            }
          />
        ))}
      </div>
    </SaveCard>
  );
}
