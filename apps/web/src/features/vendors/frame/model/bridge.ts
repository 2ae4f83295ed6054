/** Version of the messages between a game and its frame; a game of another version plays on without them. */
const VERSION = 1;

const FROM_GAME = [
  'ready',
  'roundOpen',
  'roundClosed',
  'balanceDirty',
  'wantDeposit',
  'wantExit',
  'sessionEnded',
  'fatal',
] as const;

export interface GameMessage {
  type: (typeof FROM_GAME)[number];
  /** What `ready` says of the game. */
  name: string | null;
  wantsLandscape: boolean;
}

export type HostMessage = 'pause' | 'resume' | 'refreshBalance';

/** Where messages of a game come from. */
export interface GameWindow {
  origin: string;
  window: unknown;
}

/**
 * A message of the game that the frame shows; null for any other window, origin, version or type. Nothing in it is
 * trusted beyond its type: balances and rounds are asked of our own server.
 */
export function readMessage(event: { origin: string; source: unknown; data: unknown }, game: GameWindow) {
  if (event.origin !== game.origin || event.source !== game.window || game.window === null) return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null) return null;
  const { source, version, type, payload } = data as Record<string, unknown>;
  const known = FROM_GAME.find((name) => name === type);
  if (source !== 'game' || version !== VERSION || known === undefined) return null;
  const said = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  const message: GameMessage = {
    type: known,
    name: typeof said['name'] === 'string' && said['name'] !== '' ? said['name'].slice(0, 80) : null,
    wantsLandscape: said['wantsLandscape'] === true,
  };
  return message;
}

/** What the frame tells the game. */
export function hostMessage(type: HostMessage) {
  return { source: 'host', version: VERSION, type };
}

/** Origin of an address outside; null for anything that a frame must not show. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
