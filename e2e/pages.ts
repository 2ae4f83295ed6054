// Checks every address of the app: npm run pages -- [part of an address] [languages, such as EN,AR,LONG, or ALL]
// At 360 and 390 px nothing may overflow the screen or be cut off. Unless `--layout` is given, axe must find nothing in
// both themes. LONG is English with every text made 40 % longer.
import { launchBrowser } from '@fairlot/testkit/chromium';
import { readOptions } from '../launcher/read-options.mjs';
import { listCatalogues } from '../apps/web/scripts/compile-catalogues.ts';
import { openProduct } from './kit/product/open-product.ts';
import { type Address, listAddresses } from './pages/addresses.ts';
import { openInspector } from './pages/inspector.ts';

const { values, positionals } = readOptions(
  'npm run pages -- [part of an address] [languages, such as EN,AR,LONG, or ALL] [--layout]',
  {
    allowPositionals: true,
    options: { layout: { type: 'boolean' } },
  },
);
const [part = '', wanted = 'EN,VI,AR,LONG'] = positionals;
const languages = wanted === 'ALL' ? [...listCatalogues().map(({ language }) => language), 'LONG'] : wanted.split(',');
const PASSWORD = 'Fairlot2026';
const ACCOUNTS = { member: 'demo01', agent: 'type02' } as const;
const nameOf = ({ path, press = [] }: Address) => [path, ...press].join(' > ');
const addresses = listAddresses().filter((address) => nameOf(address).includes(part));
if (addresses.length === 0) throw new Error(`no address has "${part}" in it`);

const product = await openProduct();
const browser = await launchBrowser();
const faults: string[] = [];
try {
  for (const who of ['visitor', 'member', 'agent'] as const) {
    const inspector = await openInspector(browser, product.origin, { isLayoutOnly: values.layout === true });
    if (who !== 'visitor') await inspector.login(ACCOUNTS[who], PASSWORD);
    for (const language of languages) {
      for (const address of addresses.filter((entry) => entry.who === who)) {
        const found = await inspector.inspect(address, language);
        for (const fault of found) {
          faults.push(`${language} ${who} ${nameOf(address)} ${fault}`);
          console.error(faults.at(-1));
        }
      }
    }
    await inspector.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${addresses.length} addresses in ${languages.join(',')}: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
