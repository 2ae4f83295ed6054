// Checks every address of the app for faults: npm run pages [part of an address] [languages, such as EN,AR,LONG]
// In both themes axe must find nothing, and at 360 and 390 px nothing may overflow the screen or be cut off.
// LONG is English with every text made 40 % longer.
import { launchBrowser } from '@fairlot/testkit/chromium';
import { openProduct } from './kit/product/open-product.ts';
import { type Address, listAddresses } from './pages/addresses.ts';
import { openInspector } from './pages/inspector.ts';

const [part = '', languages = 'EN,VI,AR,LONG'] = process.argv.slice(2);
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
    const inspector = await openInspector(browser, product.origin);
    if (who !== 'visitor') await inspector.login(ACCOUNTS[who], PASSWORD);
    for (const language of languages.split(',')) {
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
console.log(`${addresses.length} addresses in ${languages}: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
