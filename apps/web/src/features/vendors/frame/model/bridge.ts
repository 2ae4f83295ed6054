/** Version of the messages between a game and its frame; a game with another version runs without them. */
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
  /** The game's name from `ready`. */
  name: string | null;
  wantsLandscape: boolean;
}

export type HostMessage = 'pause' | 'resume' | 'refreshBalance';

/** The expected source of a game's messages. */
export interface GameWindow {
  origin: string;
  window: unknown;
}

/**
 * Returns a message of the framed game; null for any other window, origin, version or type. Only its type is trusted:
 * balances and rounds are requested from our own server.
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

/** A message from the frame to the game. */
export function hostMessage(type: HostMessage) {
  return { source: 'host', version: VERSION, type };
}

/** Origin of an external address; null for an address that a frame must not show. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
