import { createHmac, createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export const VENDOR_PROTOCOLS = ['hub88', 'softswiss', 'slotegrator', 'transfer'] as const;
export type VendorProtocol = (typeof VENDOR_PROTOCOLS)[number];
export type VendorOpenMode = 'frame' | 'blank' | 'self';

/** How one vendor is reached, and by what it and we are known to each other. */
export interface VendorSettings {
  protocol: VendorProtocol;
  /** Their side, without a slash at the end. */
  url: string;
  operatorId: string;
  /** What both sign with; empty for hub88, where each side has its own pair of keys. */
  secret: string;
  /** PEM: verifies their calls. */
  publicKey: string;
  /** PEM: signs ours. */
  privateKey: string;
  /** Hosts, with port, that pages of games may have. */
  launchHosts: readonly string[];
  /** How games are opened, whatever the vendor says. */
  openMode: VendorOpenMode | undefined;
  /** Keys before the last rotation: calls signed with one are accepted until it ends. */
  formerKeys: readonly FormerKey[];
  /** Addresses and CIDR ranges that may call; none: every address may. */
  networks: readonly string[];
  /** Set in the console: its host is never resolved to a private address. */
  isPublicOnly: boolean;
}

export interface FormerKey {
  secret: string;
  publicKey: string;
  /** Epoch ms. */
  until: number;
}

export interface VendorsConfig {
  /** Vendors that the environment names, by their code. */
  named: Readonly<Record<string, VendorSettings>>;
  /** The sandbox plays every other one, where there is one. */
  sandbox: SandboxVendors | undefined;
  /** Origins that pages of games may have, for the policy of our pages. */
  frameOrigins: readonly string[];
}

export interface SandboxVendors {
  url: string;
  secret: string;
  publicKey: string;
  privateKey: string;
}

/** What vendors speak of which the environment says nothing. */
const USUAL: Readonly<Record<string, VendorProtocol>> = { PLAN: 'softswiss', BREEL: 'slotegrator', GPI: 'transfer' };
/** What a connection has that the environment cannot say. */
const NO_EXTRAS = { formerKeys: [], networks: [], isPublicOnly: false } as const;
const VARIABLE =
  /^VENDOR_([A-Z0-9_]{1,32})_(PROTOCOL|URL|SECRET|PUBLIC_KEY|PRIVATE_KEY|OPERATOR_ID|LAUNCH_HOSTS|OPEN_MODE)$/;
export const SHORTEST_SECRET = 16;

type Env = Readonly<Record<string, string | undefined>>;
type Say = (name: string, problem: string, example: string) => void;

/** Reads `VENDOR_<CODE>_…`; what is left out is the sandbox's. Says every problem. */
export function readVendors(
  env: Env,
  sandbox: { url: string; webhookSecret: string } | undefined,
  isProduction: boolean,
  say: Say,
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

/** Origins that pages of a vendor's games may have. */
export function frameOriginsOf(
  { url, launchHosts }: Pick<VendorSettings, 'url' | 'launchHosts'>,
  isProduction: boolean,
): string[] {
  return [
    ...(URL.canParse(url) ? [new URL(url).origin] : []),
    ...launchHosts.map((host) => `${isLoopback(host) && !isProduction ? 'http' : 'https'}://${host}`),
  ];
}

/** Settings of a vendor; undefined while nobody plays it. */
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
  const url = (fields['URL'] ?? base?.url ?? '').replace(/\/+$/, '');
  if (!isAddress(url, isProduction)) say(nameOf('URL'), 'missing or not a valid address', 'https://vendor.example.com');
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

/** Without their key no call of theirs is believed, without ours none of ours is signed. */
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
    return false; // no key at all
  }
}

/** PEM text, its lines perhaps divided by a written \n, or the file that holds it. */
function readPem(name: string, value: string, say: Say): string {
  if (value === '' || value.startsWith('-----BEGIN')) return value.replaceAll('\\n', '\n');
  if (existsSync(value)) return readFileSync(value, 'utf8');
  say(name, 'neither a key in PEM nor a file', './vendor.pem');
  return '';
}

function isAddress(text: string, isProduction: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username } = new URL(text);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && !isProduction));
}

/** Whether a host, with or without port, is this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
