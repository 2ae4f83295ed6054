import { parseArgs } from 'node:util';
import type { Backoffice } from './rooms/backoffice/index.ts';
import { withApp } from './with-app.ts';

const USAGE = `Usage:
  npm run operator -- add <name> --role <admin, support, finance, risk, content or one made in the console>
  npm run operator -- disable <name>`;

/** `npm run operator`: exit code 0 when done, 1 when it could not be done, 2 when the arguments are invalid. */
async function main(): Promise<number> {
  const command = readCommand(readArguments());
  if (command === undefined) {
    console.error(USAGE);
    return 2;
  }
  console.log(await withApp((app) => command(app.rooms.backoffice)));
  return 0;
}

interface Arguments {
  positionals: string[];
  values: { role?: string };
}

/** Returns no words where an option is unknown, so that the usage is printed. */
function readArguments(): Arguments {
  try {
    return parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } });
  } catch {
    return { positionals: [], values: {} };
  }
}

function readCommand({
  positionals: [verb, name, ...rest],
  values: { role },
}: Arguments): ((backoffice: Backoffice) => Promise<string>) | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  if (verb === 'add' && role !== undefined) {
    return async (backoffice) => {
      const added = await backoffice.addOperator(name, role);
      return (
        `Operator ${added.name} (${role}) was added. Password for the first log-in, shown this once: ` +
        `${added.password}`
      );
    };
  }
  if (verb === 'disable' && role === undefined) {
    return async (backoffice) => {
      await backoffice.disableOperator(name);
      return `Operator ${name} is disabled.`;
    };
  }
  return undefined;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
