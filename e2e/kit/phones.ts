import { login, type Visit, visit } from './browser.ts';
import { type Product, sharedProduct } from './product/open-product.ts';

/** The password of the demonstration members. */
export const PASSWORD = 'Fairlot2026';

/** The shared product with three phones: of a visitor, a member without a team and an agent. */
export async function openThree(): Promise<{ product: Product; guest: Visit; member: Visit; agent: Visit }> {
  const product = await sharedProduct();
  const open = () => visit(product.origin);
  const [guest, member, agent] = await Promise.all([open(), open(), open()]);
  await login(member.page, 'demo02', PASSWORD);
  await login(agent.page, 'type02', PASSWORD);
  return { product, guest, member, agent };
}

/** The shared product with two phones: of a visitor and of demo01. */
export async function openTwo(): Promise<{ product: Product; visitor: Visit; member: Visit }> {
  const product = await sharedProduct();
  const [visitor, member] = [await visit(product.origin), await visit(product.origin)];
  await login(member.page, 'demo01', PASSWORD);
  return { product, visitor, member };
}
/** Settings with which a forgotten password is reset by a link in an e-mail or by a code to the number. */
export const BY_EMAIL_AND_MOBILE = { FORGOTEMAIL3: true, CHNGPASSVERIF3: true };
/** The password of members that tests create. */
export const OLD = 'Test2026';
