const GAMES = '--game=';
const TRACES = '--traces=';

export const FRAMES_USAGE = `[${GAMES}dice,crash] [${TRACES}folder]`;

export const isFramesOption = (arg: string): boolean => arg.startsWith(GAMES) || arg.startsWith(TRACES);

const valueOf = (option: string) => process.argv.find((arg) => arg.startsWith(option))?.slice(option.length);

/** Whether a game's frames are measured; all are if none is named. */
export function isMeasured(game: string): boolean {
  return valueOf(GAMES)?.split(',').includes(game) ?? true;
}

/** Folder in which traces are kept for a browser's performance panel; undefined keeps none. */
export const tracesFolder = (): string | undefined => valueOf(TRACES);
