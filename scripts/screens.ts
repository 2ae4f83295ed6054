// Pictures of every page in every state that can be produced: npm run screens [-- part of a name] [-- --readme]
// They land in .cache/screens with an index.html that shows them side by side; --readme takes those of the README alone
// and writes them to docs/pictures.
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@fairlot/testkit/chromium';
import { Client } from '../e2e/kit/client.ts';
import { startProduct } from '../e2e/kit/product.ts';
import { fromRoot } from './lib/paths.mjs';
import { openCamera, type Camera } from './screens/camera.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { README_SCENES, writeReadmePictures } from './screens/readme-pictures.ts';
import { prepareRecords } from './screens/records.ts';
import { SCENES } from './screens/scenes.ts';
import type { Scene, Who } from './screens/scenes/scene.ts';

const folder = fromRoot('.cache', 'screens');
const CAPTCHA = '24680';
const PASSWORD = 'Fairlot2026';
const ACCOUNTS: Record<Exclude<Who, 'visitor'>, string> = { member: 'demo01', newcomer: 'demo02' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } },
});
const wanted = positionals[0] ?? '';
const scenes = values.readme ? README_SCENES : SCENES.filter(({ name }) => name.includes(wanted));
if (scenes.length === 0) throw new Error(`no scene has "${wanted}" in its name`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await startProduct({ TEST_CAPTCHA: CAPTCHA });
const browser = await launchBrowser();
const failures: string[] = [];
try {
  const bets = prepareRecords(new Client(product.origin), ACCOUNTS.member, PASSWORD);
  const shoot = async (who: Who) => {
    const camera = await openCamera(browser, product.origin, folder);
    if (who !== 'visitor') await camera.login(ACCOUNTS[who], PASSWORD);
    for (const scene of scenes.filter((entry) => entry.who === who)) {
      if (scene.needsRecords) await bets;
      await take(camera, scene);
    }
    await camera.close();
  };
  await Promise.all([shoot('visitor').then(() => shoot('newcomer')), shoot('member'), bets]);
  writeContactSheet(
    folder,
    scenes.map(({ name }) => name),
  );
  if (values.readme && failures.length === 0) await writeReadmePictures(browser, folder, fromRoot('docs', 'pictures'));
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${scenes.length - failures.length} of ${scenes.length} scenes: ${folder}/index.html`);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

/** A scene that cannot be produced does not cost the others. */
async function take(camera: Camera, scene: Scene): Promise<void> {
  try {
    await camera.take(scene);
  } catch (error) {
    failures.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
