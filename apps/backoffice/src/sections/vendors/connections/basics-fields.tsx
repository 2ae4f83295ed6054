import type { VENDOR_PROTOCOLS, WALLET_KINDS } from '@fairlot/contract/vendors/desk-connections';
import { LinesField, SelectField, TextField } from '../../../form/fields.tsx';
import { optionsOf } from '../../../form/options-of.ts';
import type { FieldAt } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import type { Connection, Connections } from './api.ts';
import { connectionTexts as words } from './texts.ts';

export type Protocol = (typeof VENDOR_PROTOCOLS)[number];
type WalletKind = (typeof WALLET_KINDS)[number];

/** Connection settings as form values. */
export interface BasicsDraft {
  name: string;
  protocol: Protocol;
  url: string;
  operatorId: string;
  launchHosts: string;
  openMode: keyof typeof words.openModes;
  networks: string;
}

export function basicsOf(vendor: Connection | null): BasicsDraft {
  return {
    name: vendor?.isInCatalogue === true ? vendor.name : '',
    protocol: vendor?.protocol ?? 'hub88',
    url: vendor?.url ?? '',
    operatorId: vendor?.operatorId ?? '',
    launchHosts: vendor?.launchHosts.join('\n') ?? '',
    openMode: vendor?.openMode ?? '',
    networks: vendor?.networks.join('\n') ?? '',
  };
}

/** Builds the request from the fields. */
export function basicsToBody(draft: BasicsDraft, currency: string) {
  const { name, protocol, url, operatorId, launchHosts, openMode, networks } = draft;
  const walletKind: WalletKind = protocol === 'transfer' ? 'transfer' : 'seamless';
  return {
    name: name.trim(),
    protocol,
    url: url.trim(),
    walletKind,
    currency,
    operatorId: operatorId.trim(),
    launchHosts: linesOf(launchHosts),
    openMode: openMode === '' ? null : openMode,
    networks: linesOf(networks),
  };
}

const linesOf = (text: string) => text.split(/[\s,;]+/).filter((line) => line !== '');

/** Specific message for an invalid field. */
export function wrongOf(field: string): string | null {
  const name = field.replace(/^keys\./, '').replace(/\..*$/, '');
  return name in words.wrong ? words.wrong[name as keyof typeof words.wrong] : null;
}

const PROTOCOLS = (Object.keys(words.protocols) as Protocol[]).map((value) => ({
  value,
  label: `${words.protocols[value]}, ${words.wallets[value === 'transfer' ? 'transfer' : 'seamless']}`,
}));

interface BasicsFieldsProps {
  at: <N extends keyof BasicsDraft>(name: N) => FieldAt<BasicsDraft[N]>;
  shown: Connections;
  onProtocol?: (protocol: Protocol) => void;
}

/** Fields for a vendor's name, protocol and address, the origins of its games, and the addresses allowed to call. */
export function BasicsFields({ at, shown: { sandboxUrl, currency }, onProtocol }: BasicsFieldsProps) {
  return (
    <>
      <TextField at={at('name')} label={common.name} required maxLength={100} />
      <SelectField at={at('protocol')} label={words.protocol} options={PROTOCOLS} onChosen={onProtocol} />
      <TextField
        at={at('url')}
        label={words.url}
        hint={[words.urlHint, ...(sandboxUrl === null ? [] : [words.sandboxHint(sandboxUrl)])].join(' ')}
        inputMode="url"
        dir="ltr"
        required
      />
      <TextField at={at('operatorId')} label={words.operatorId} hint={words.operatorHint} dir="ltr" />
      <p className="muted">{words.currency(currency)}</p>
      <SelectField at={at('openMode')} label={words.openMode} options={optionsOf(words.openModes)} />
      <LinesField at={at('launchHosts')} label={words.launchHosts} hint={words.launchHostsHint} rows={2} />
      <LinesField at={at('networks')} label={words.networks} hint={words.networksHint} rows={2} />
    </>
  );
}
