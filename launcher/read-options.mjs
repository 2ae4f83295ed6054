import { parseArgs } from 'node:util';

/**
 * Reads the arguments of a command of this repository. Prints the usage and ends the process with exit code 2 when an
 * argument is unknown, such as `--help`.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's second sentence explains how to pass the option as a word, which no command needs.
    if (error instanceof Error) console.error(error.message.replace(/(?<=')\. .*/s, ''));
    console.error(`usage: ${usage}`);
    process.exit(2);
  }
}
