import { SelectField, TextField, TickField } from '../../../form/fields.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { clientTexts } from './client-texts.ts';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps } from '../site-card-props.ts';

const texts = clientTexts.clients;

/** Upgrade status, tokens in addresses (Z-49), and the configuration for clients. */
export function ClientsCard({ settings, choices, canChange, save }: SiteCardProps) {
  const { upgrading, api, client, appMarker } = settings;
  const form = useSiteForm({
    draft: {
      upgrading,
      tokenInQuery: api.tokenInQuery,
      web: String(client.gateway.WEB),
      mobile: String(client.gateway.MOBILE),
      gameLanguage: client.gameLanguage,
      appMarker,
    },
    names: { 'client.gateway.WEB': 'web', 'client.gateway.MOBILE': 'mobile', 'client.gameLanguage': 'gameLanguage' },
    toChanges: ({ upgrading: isUpgrading, tokenInQuery, web, mobile, gameLanguage, appMarker: marker }) => ({
      upgrading: isUpgrading,
      api: { tokenInQuery },
      client: { gateway: { WEB: numberOf(web), MOBILE: numberOf(mobile) }, gameLanguage },
      appMarker: marker.trim(),
    }),
  });
  const languages = choices.languages.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TickField at={form.at('upgrading')} label={texts.upgrading} />
      <TickField at={form.at('tokenInQuery')} label={texts.tokenInQuery} />
      <TextField at={form.at('web')} label={texts.web} inputMode="numeric" required />
      <TextField at={form.at('mobile')} label={texts.mobile} inputMode="numeric" required />
      <SelectField at={form.at('gameLanguage')} label={texts.gameLanguage} options={languages} />
      <TextField at={form.at('appMarker')} label={texts.appMarker} hint={texts.markerHint} dir="ltr" required />
    </SaveCard>
  );
}
