import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end and returns its standard output.
 * @throws {Error} with the end of its error output when it fails, cannot start or takes too long
 */
export async function runProgram(
  program: string,
  args: string[],
  options: { timeoutMs: number; env?: NodeJS.ProcessEnv },
): Promise<string> {
  const child = spawn(program, args, {
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.timeoutMs,
    killSignal: 'SIGKILL',
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString('utf8')).slice(-2_000)));
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${signal ?? code}: ${errors.trim()}`);
  return output;
}
