import { expect, it } from 'vitest';
import { readImage } from './image-filesystem.ts';
import { openPglite } from './pglite.ts';

it('databases of one image never see what another one writes', async () => {
  const source = await openPglite('memory://');
  await source.script("create table words (word text); insert into words values ('first')");
  const archive = new Uint8Array(await (await source.dump()).arrayBuffer());
  await source.close();

  const image = readImage(archive);
  const [one, two] = [await openPglite('memory://', image), await openPglite('memory://', image)];
  const wordsOf = async (engine: typeof one) =>
    (await engine.query('select word from words order by word', [])).rows.map((row) => (row as { word: string }).word);
  await one.script("insert into words values ('of one'); create table others (id int)");
  await one.query('checkpoint', []);
  await two.script("insert into words values ('of two'); create table others (id int)");
  await two.query('checkpoint', []);
  expect(await wordsOf(one)).toEqual(['first', 'of one']);
  expect(await wordsOf(two)).toEqual(['first', 'of two']);
  await one.close();
  await two.close();

  const three = await openPglite('memory://', image);
  expect(await wordsOf(three)).toEqual(['first']);
  await three.close();
});
