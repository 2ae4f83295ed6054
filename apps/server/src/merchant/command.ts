import { parseArgs } from 'node:util';
import { PackFault } from './pack-folder.ts';
import { applyPack, exportPack } from './pack.ts';
import { withApp } from '../with-app.ts';

const USAGE = `Usage:
  npm run merchant -- export <folder>
  npm run merchant -- apply <folder> [--dry-run]`;

/**
 * `npm run merchant`: exit code 0 when applied, exported or equal, 1 when the pack is refused, 2 when it could not run.
 */
async function main(): Promise<number> {
  const {
    positionals: [verb, folder, ...rest],
    values: { 'dry-run': isDryRun = false },
  } = readArguments();
  if (folder === undefined || rest.length > 0 || (verb !== 'apply' && (verb !== 'export' || isDryRun))) {
    console.error(USAGE);
    return 2;
  }
  try {
    return await withApp(async ({ platform }) => {
      if (verb === 'export') {
        await exportPack(platform, folder);
        console.log(`Exported to ${folder}`);
        return 0;
      }
      const found = await applyPack(platform, folder, { isDryRun });
      console.log(found.length === 0 ? 'No differences' : found.join('\n'));
      return 0;
    });
  } catch (error) {
    if (!(error instanceof PackFault)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Returns no words where an option is unknown, so that the usage is printed. */
function readArguments(): { positionals: string[]; values: { 'dry-run'?: boolean } } {
  try {
    return parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
  } catch {
    return { positionals: [], values: {} };
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  },
);
