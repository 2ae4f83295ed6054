const GAMES = '--game=';
const TRACES = '--traces=';

export const FRAMES_USAGE = `[${GAMES}dice,crash] [${TRACES}folder]`;

export const isFramesOption = (arg: string): boolean => arg.startsWith(GAMES) || arg.startsWith(TRACES);

const valueOf = (option: string) => process.argv.find((arg) => arg.startsWith(option))?.slice(option.length);

/** Games whose frames are measured; all of them when none are named. */
export function isMeasured(game: string): boolean {
  return valueOf(GAMES)?.split(',').includes(game) ?? true;
}

/** Folder that traces are kept in, for the performance panel of a browser; undefined keeps none. */
export const tracesFolder = (): string | undefined => valueOf(TRACES);
