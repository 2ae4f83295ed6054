// Takes pictures of every page in every state that can be produced: npm run screens [-- part of a name] [-- --readme]
// They are written to .cache/screens with an index.html that shows them side by side; --readme takes only those of the
// README and writes them to docs/pictures.
import { mkdirSync, rmSync } from 'node:fs';
import { launchBrowser } from '@fairlot/testkit/chromium';
import { Client } from '@fairlot/testkit/client';
import { readOptions } from '../launcher/read-options.mjs';
import { openProduct } from './kit/product/open-product.ts';
import { fromRoot } from '../launcher/paths.mjs';
import { openCamera, type Camera } from './screens/camera.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { README_SCENES, writeReadmePictures } from './screens/readme-pictures.ts';
import { prepareRecords } from './screens/records.ts';
import { SCENES } from './screens/scenes.ts';
import type { Scene, Who } from './screens/scenes/scene.ts';

const folder = fromRoot('.cache', 'screens');
const CAPTCHA = '24680';
const PASSWORD = 'Fairlot2026';
type Player = Exclude<Who, 'operator'>;
const ACCOUNTS: Record<Exclude<Player, 'visitor'>, string> = { member: 'demo01', newcomer: 'demo02', agent: 'agent01' };
const OPERATOR = 'operator';

const { values, positionals } = readOptions('npm run screens -- [part of a name] [--readme]', {
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } },
});
const wanted = positionals[0] ?? '';
const scenes = values.readme ? README_SCENES : SCENES.filter(({ name }) => name.includes(wanted));
const hasConsole = !values.readme && (wanted === '' || wanted.startsWith('console'));
if (scenes.length === 0 && !hasConsole) throw new Error(`no scene has "${wanted}" in its name`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await openProduct({ TEST_CAPTCHA: CAPTCHA });
const browser = await launchBrowser();
const failures: string[] = [];
const taken: Scene[] = [];
try {
  const bets = prepareRecords(new Client(product.origin), ACCOUNTS.member, PASSWORD);
  const shoot = async (who: Player) => {
    const camera = await openCamera(browser, product.origin, folder);
    if (who !== 'visitor') await camera.login(ACCOUNTS[who], PASSWORD);
    for (const scene of scenes.filter((entry) => entry.who === who)) {
      if (scene.needsRecords) await bets;
      await take(camera, scene);
    }
    await camera.close();
  };
  const desk: Scene[] = [];
  const shootConsole = async () => {
    const camera = await openCamera(browser, product.origin, folder);
    desk.push(...(await camera.openConsole(OPERATOR)).filter(({ name }) => name.includes(wanted)));
    for (const scene of desk) await take(camera, scene);
    await camera.close();
  };
  await Promise.all([
    shoot('visitor').then(() => shoot('newcomer')),
    shoot('member').then(() => shoot('agent')),
    hasConsole ? shootConsole() : undefined,
    bets,
  ]);
  taken.push(...scenes, ...desk);
  writeContactSheet(
    folder,
    taken.map(({ name }) => name),
  );
  if (values.readme && failures.length === 0) await writeReadmePictures(browser, folder, fromRoot('docs', 'pictures'));
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${taken.length - failures.length} of ${taken.length} scenes: ${folder}/index.html`);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

/** A scene that cannot be produced does not affect the others. */
async function take(camera: Camera, scene: Scene): Promise<void> {
  try {
    await camera.take(scene);
  } catch (error) {
    failures.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
