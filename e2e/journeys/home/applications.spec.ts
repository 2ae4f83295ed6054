import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, loaded, login, open, PNG, visit } from '../../kit/browser.ts';
import { agree, logInOperator } from '../../kit/console.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('a member applies with a comment and pictures, an operator decides [P-042] [P-044]', async () => {
  const visitor = await visit(product.origin);
  await login(visitor.page, 'demo01', 'Fairlot2026');
  const { page } = visitor;
  await open(page, '/m/promoSelect');
  await page.getByRole('link', { name: /Check a draw, then trust it/ }).click();
  await page.waitForURL('**/m/activityNew?id=*');
  const [comment, pictures, send] = [
    page.getByRole('textbox', { name: 'Comment' }),
    page.getByLabel('Pictures, at most 3'),
    page.getByRole('button', { name: 'Send application' }),
  ];
  const picture = (name: string, mimeType: string, bytes: number) => ({
    name,
    mimeType,
    buffer: Buffer.concat([PNG, Buffer.alloc(Math.max(0, bytes - PNG.length))]),
  });
  const reported = (text: string) => page.getByRole('alert').getByText(text).waitFor();
  await comment.fill('x'.repeat(141));
  await send.click();
  await reported('The comment can have at most 140 characters');
  await pictures.setInputFiles(picture('a.gif', 'image/gif', 100));
  await reported('Only PNG and JPG pictures can be sent');
  await pictures.setInputFiles(picture('big.png', 'image/png', 5 * 1024 * 1024 + 1));
  await reported('A picture can have at most 5 MB');
  await pictures.setInputFiles([1, 2, 3, 4].map((number) => picture(`${number}.png`, 'image/png', PNG.length)));
  await reported('You can attach at most three pictures');
  expect(await page.getByRole('button', { name: /^Remove \d\.png/ }).count()).toBe(3);
  await page.getByRole('button', { name: 'Remove 2.png' }).click();
  await comment.fill('x'.repeat(140));
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoOverflow(page);
  await send.click();
  await page.getByText('We are reviewing your application').waitFor();
  expect(await send.count()).toBe(0);

  const { page: desk } = await visit(product.origin);
  await logInOperator(desk, 'operator', '/backoffice/applications');
  await desk.getByRole('button', { name: 'View 2 demo01' }).click();
  await loaded(desk.getByRole('img', { name: 'Picture 2' }));
  await desk.getByRole('button', { name: 'Accept demo01' }).click();
  await agree(desk, 'Accept');
  await desk.getByText('An application appears here when a member applies').waitFor();
  await open(page, '/m/promoSelect');
  await page.getByText('Accepted').waitFor();
});
