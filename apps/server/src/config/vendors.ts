import { createHmac, createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type EnvReader, isAddress, withoutSlash } from './reader.ts';

type Say = EnvReader['say'];

export const VENDOR_PROTOCOLS = ['hub88', 'softswiss', 'slotegrator', 'transfer'] as const;
export type VendorProtocol = (typeof VENDOR_PROTOCOLS)[number];
export type VendorOpenMode = 'frame' | 'blank' | 'self';

/** Connection settings of one vendor, with the keys for mutual authentication. */
export interface VendorSettings {
  protocol: VendorProtocol;
  /** Base URL of the vendor, without a trailing slash. */
  url: string;
  operatorId: string;
  /** Shared signing secret; empty for hub88, where each side has its own key pair. */
  secret: string;
  /** PEM: verifies the vendor's calls. */
  publicKey: string;
  /** PEM: signs our calls. */
  privateKey: string;
  /** Hosts, with port, that game pages may have. */
  launchHosts: readonly string[];
  /** Overrides the vendor's own way of opening games. */
  openMode: VendorOpenMode | undefined;
  /** Keys from before the last rotation: calls signed with one are accepted until it expires. */
  formerKeys: readonly FormerKey[];
  /** Addresses and CIDR ranges that may call; empty: any address. */
  networks: readonly string[];
  /** Set in the console: its host must never resolve to a private address. */
  isPublicOnly: boolean;
}

export interface FormerKey {
  secret: string;
  publicKey: string;
  /** Epoch milliseconds. */
  until: number;
}

export interface VendorsConfig {
  /** Vendors configured in the environment, by code. */
  named: Readonly<Record<string, VendorSettings>>;
  /** The sandbox simulates all other vendors, if there is one. */
  sandbox: SandboxVendors | undefined;
  /** Origins that game pages may have, for the content security policy of our pages. */
  frameOrigins: readonly string[];
}

export interface SandboxVendors {
  url: string;
  secret: string;
  publicKey: string;
  privateKey: string;
}

/** Default protocols of vendors that the environment does not configure. */
const USUAL: Readonly<Record<string, VendorProtocol>> = { PLAN: 'softswiss', BREEL: 'slotegrator', GPI: 'transfer' };
/** Connection settings that cannot come from the environment. */
const NO_EXTRAS = { formerKeys: [], networks: [], isPublicOnly: false } as const;
const VARIABLE =
  /^VENDOR_([A-Z0-9_]{1,32})_(PROTOCOL|URL|SECRET|PUBLIC_KEY|PRIVATE_KEY|OPERATOR_ID|LAUNCH_HOSTS|OPEN_MODE)$/;
export const SHORTEST_SECRET = 16;

/** Reads `VENDOR_<CODE>_…`; omitted values default to the sandbox's. Reports every problem. */
export function readVendors(
  { env, isProduction, say }: EnvReader,
  sandbox: { url: string; webhookSecret: string } | undefined,
): VendorsConfig {
  const given: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(env)) {
    const [, code, field] = VARIABLE.exec(name) ?? [];
    if (code !== undefined && field !== undefined && value) (given[code] ??= {})[field] = value;
  }
  const played = sandbox && {
    url: sandbox.url,
    secret: sandbox.webhookSecret,
    publicKey: env['SANDBOX_VENDOR_PUBLIC_KEY'] ?? '',
    privateKey: env['SANDBOX_OPERATOR_PRIVATE_KEY'] ?? '',
  };
  const named = Object.fromEntries(
    Object.entries(given).map(([code, fields]) => [code, readVendor(code, fields, played, isProduction, say)]),
  );
  const origins = Object.values(named).flatMap((settings) => frameOriginsOf(settings, isProduction));
  if (played && URL.canParse(played.url)) origins.push(new URL(played.url).origin);
  return { named, sandbox: played, frameOrigins: [...new Set(origins)] };
}

/** Origins that a vendor's game pages may have. */
export function frameOriginsOf(
  { url, launchHosts }: Pick<VendorSettings, 'url' | 'launchHosts'>,
  isProduction: boolean,
): string[] {
  return [
    ...(URL.canParse(url) ? [new URL(url).origin] : []),
    ...launchHosts.map((host) => `${isLoopback(host) && !isProduction ? 'http' : 'https'}://${host}`),
  ];
}

/** Settings of a vendor; undefined if neither the environment nor the sandbox provides it. */
export function vendorSettings({ named, sandbox }: VendorsConfig, code: string): VendorSettings | undefined {
  if (Object.hasOwn(named, code)) return named[code];
  return sandbox && sandboxVendor(code, sandbox);
}

function sandboxVendor(code: string, sandbox: SandboxVendors): VendorSettings | undefined {
  const protocol = USUAL[code] ?? 'hub88';
  if (protocol === 'hub88' && (sandbox.publicKey === '' || sandbox.privateKey === '')) return undefined;
  const { publicKey, privateKey } = sandbox;
  return {
    protocol,
    url: `${sandbox.url}/vendors/${code}`,
    operatorId: 'fairlot',
    secret: createHmac('sha256', sandbox.secret).update(`vendor:${code}`).digest('hex'),
    publicKey,
    privateKey,
    launchHosts: [],
    openMode: undefined,
    ...NO_EXTRAS,
  };
}

function readVendor(
  code: string,
  fields: Readonly<Record<string, string>>,
  sandbox: SandboxVendors | undefined,
  isProduction: boolean,
  say: Say,
): VendorSettings {
  const nameOf = (field: string) => `VENDOR_${code}_${field}`;
  const base = sandbox && sandboxVendor(code, sandbox);
  const asked = fields['PROTOCOL'] ?? base?.protocol ?? USUAL[code] ?? 'hub88';
  const protocol = VENDOR_PROTOCOLS.find((name) => name === asked) ?? 'hub88';
  if (asked !== protocol) say(nameOf('PROTOCOL'), `"${asked}" is not one of ${VENDOR_PROTOCOLS.join(', ')}`, 'hub88');
  const url = withoutSlash(fields['URL'] ?? base?.url ?? '');
  if (!isVendorAddress(url, isProduction))
    say(nameOf('URL'), 'missing or not a valid address', 'https://vendor.example.com');
  const openMode = fields['OPEN_MODE'];
  if (openMode !== undefined && openMode !== 'frame' && openMode !== 'blank' && openMode !== 'self')
    say(nameOf('OPEN_MODE'), `"${openMode}" is not one of frame, blank, self`, 'frame');
  const settings: VendorSettings = {
    protocol,
    url,
    operatorId: fields['OPERATOR_ID'] ?? base?.operatorId ?? 'fairlot',
    secret: fields['SECRET'] ?? base?.secret ?? '',
    publicKey: readPem(nameOf('PUBLIC_KEY'), fields['PUBLIC_KEY'] ?? base?.publicKey ?? '', say),
    privateKey: readPem(nameOf('PRIVATE_KEY'), fields['PRIVATE_KEY'] ?? base?.privateKey ?? '', say),
    launchHosts: (fields['LAUNCH_HOSTS'] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    openMode: openMode === 'blank' || openMode === 'self' || openMode === 'frame' ? openMode : undefined,
    ...NO_EXTRAS,
  };
  if (protocol === 'hub88') checkKeys(settings, nameOf, say);
  else if (settings.secret.length < SHORTEST_SECRET)
    say(
      nameOf('SECRET'),
      `missing or shorter than ${SHORTEST_SECRET} characters`,
      'the output of: openssl rand -hex 32',
    );
  return settings;
}

/** Without the vendor's key none of its calls is accepted, and without ours none of our calls is signed. */
function checkKeys({ publicKey, privateKey }: VendorSettings, nameOf: (field: string) => string, say: Say): void {
  if (!isRsaKey('publicKey', publicKey)) say(nameOf('PUBLIC_KEY'), 'no RSA public key in PEM', './vendor.pem');
  if (!isRsaKey('privateKey', privateKey))
    say(nameOf('PRIVATE_KEY'), 'no RSA private key in PEM', './operator-key.pem');
}

/** Whether a text is an RSA key in PEM. */
export function isRsaKey(kind: 'publicKey' | 'privateKey', pem: string): boolean {
  try {
    return (kind === 'publicKey' ? createPublicKey(pem) : createPrivateKey(pem)).asymmetricKeyType === 'rsa';
  } catch {
    return false; // not a key
  }
}

/** PEM text, possibly with lines separated by a literal \n, or the file that contains it. */
function readPem(name: string, value: string, say: Say): string {
  if (value === '' || value.startsWith('-----BEGIN')) return value.replaceAll('\\n', '\n');
  if (existsSync(value)) return readFileSync(value, 'utf8');
  say(name, 'neither a key in PEM nor a file', './vendor.pem');
  return '';
}

function isVendorAddress(text: string, isProduction: boolean): boolean {
  return isAddress(text, isProduction ? ['https:'] : ['http:', 'https:']) && new URL(text).username === '';
}

/** Whether a host, with or without port, is the local machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
