import { describe, expect, it } from 'vitest';
import {
  readCatalogue,
  readConsoleTexts,
  readContractTexts,
  readCss,
  readMarkdown,
  readObjectTexts,
  readScript,
  readSql,
  readYaml,
} from './passages.ts';
import { findPrivateNames, findUncounted } from './names.ts';
import { findMisspelt, wordsOf } from './spelling.ts';
import { findStiff } from './style.ts';

describe('style', () => {
  it.each([
    ['Tells whoever promised them that rewards were not collected', '"whoever"'],
    ['Nobody serves it', '"Nobody"'],
    ['The room is told of it', '"told"'],
    ['Terms that stand here', '"stand"'],
    ['In force at once', '"In force"'],
    ['What a button shows. It is short', 'begin with the subject'],
    ['Returns the row. Who asks twice gets the same answer', 'begin with the subject'],
    [`Returns ${'a very '.repeat(40)}long row`, 'a sentence of'],
  ])('rejects "%s"', (text, fault) => {
    expect(findStiff(text).join('\n')).toContain(fault);
  });

  it.each([
    'Returns the member, or undefined.',
    'What do you want to do?',
    'Reads the column `numero` and the key `told`.',
    'Shows “Nobody serves it” before the upgrade',
    'Dealer stands on every 17',
    'Draw {numero}',
    'Stand',
    '- first item\n- second item',
  ])('accepts "%s"', (text) => {
    expect(findStiff(text)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    'const lowerId = row.lower_id;',
    'await demandVersion(version, before);',
    'create table records_comers (member_id bigint);',
    "throw new Refusal('birthday.told');",
    'select loyalty_withdrawal_standing(p_member_id);',
    'const { speaker } = await sitDown(app);',
    'perform wallet_tell_balances(p_members, p_asset);',
    '  "application.told.open": "We are reviewing your application",',
    'if (isGrown || inForce) lookAgain();',
  ])('rejects private word %#', (code) => {
    expect(findPrivateNames(`// first line\n${code}`)).toContainEqual({
      line: 2,
      fault: expect.stringContaining('name "'),
    });
  });

  it.each([
    'const upperBound = lower(name);',
    'const newcomers = storytold;',
    "expect(demand('x')).toBe(understanding);",
    '  // deeds, comers and demandVersion in a comment are prose',
    'const text = value.toUpperCase();',
  ])('accepts name %#', (code) => {
    expect(findPrivateNames(code)).toEqual([]);
  });
});

describe('plurals', () => {
  it('rejects a number before a fixed plural, and accepts plural forms', () => {
    expect(findUncounted('Use it within {days} days.')).toHaveLength(1);
    expect(findUncounted('{done} of {needed} confirmations')).toHaveLength(1);
    expect(findUncounted('Use it within {days, plural, one {# day} other {# days}}.')).toEqual([]);
    expect(findUncounted('Players: {count}')).toEqual([]);
  });
});

describe('spelling', () => {
  it('reports words that neither English nor the project knows', async () => {
    expect(await findMisspelt(['The merchent opens a pgbench run with argon2 and `qqxx`'])).toEqual(
      new Set(['merchent']),
    );
  });

  it('leaves out code, addresses, placeholders and names of parameters', () => {
    expect(
      wordsOf('See `abc` at https://example.com/xyz: {qty} <b>rows</b> of camelCase @param memberId the id'),
    ).toEqual(['see', 'at', 'rows', 'of', 'the', 'id']);
  });
});

describe('passages', () => {
  it('reads comments and test titles of a script, joining neighbouring line comments', () => {
    const code =
      "// one\n// two\nconst a = 1; // three\n/**\n * four\n * five\n */\ntest('six', f);\n// oxlint-disable x\n";
    expect(readScript('a.test.ts', code)).toEqual([
      { line: 1, text: 'one\ntwo' },
      { line: 3, text: 'three' },
      { line: 4, text: 'four\nfive' },
      { line: 8, text: 'six' },
    ]);
  });

  it('reads the titles that a test builds from a table', () => {
    const code =
      "const ROWS = [{ name: 'no bet', on: 1 }];\n" +
      "test.each(ROWS)('a $name', f);\n" +
      "it.each([\n  ['nobody', 2, 'x'],\n  'plain',\n] as const)('shown to %s, %i', f);\n";
    const passages = readScript('a.test.ts', code);
    expect(passages).toEqual([
      { line: 2, text: 'a $name' },
      { line: 1, text: 'a no bet', hasValues: true },
      { line: 6, text: 'shown to %s, %i' },
      { line: 4, text: 'shown to nobody, …', hasValues: true },
      { line: 5, text: 'shown to plain, …', hasValues: true },
    ]);
    expect(passages.flatMap(({ text }) => findStiff(text))).toHaveLength(1);
  });

  it('reads the comments of a SQL function, where a private word is a fault', () => {
    const passages = readSql(
      "-- Pays a bill.\n-- Nobody is told.\ncreate function f();\n  -- own line\nselect 1, -- trailing\n 'a--b';\n",
    );
    expect(passages).toEqual([
      { line: 1, text: 'Pays a bill.\nNobody is told.' },
      { line: 4, text: 'own line' },
      { line: 5, text: 'trailing' },
    ]);
    expect(findStiff(passages[0]?.text ?? '')).not.toEqual([]);
  });

  it('reads the summaries and descriptions of the API contract', () => {
    const code =
      "export const a = endpoint({\n  path: '/a b',\n  summary: 'Rows ' + 'of a',\n" +
      "  value: T({ description: 'x' }),\n});\n";
    expect(readContractTexts('a.ts', code)).toEqual([
      { line: 3, text: 'Rows of a' },
      { line: 4, text: 'x' },
    ]);
  });

  it('reads error texts, and the English messages of the server', () => {
    const errors = "export const ERROR_TEXTS = {\n  'role.told': 'Somebody ' + 'else',\n} as const;\n";
    expect(readObjectTexts('desk-errors.ts', errors)).toEqual([{ line: 2, text: 'Somebody else' }]);
    const messages =
      "export const EN: Words = {\n  a: { b: 'one' },\n  c: (d) => `${d}: two`,\n};\nexport const VI = { a: 'ba' };\n";
    expect(readObjectTexts('latin.ts', messages)).toEqual([
      { line: 2, text: 'one' },
      { line: 3, text: '…: two' },
    ]);
  });

  it('reads the comments of a style sheet', () => {
    expect(readCss('/* Tokens. */\na { color: red; }\n/* Nobody\n   sees it. */\n')).toEqual([
      { line: 1, text: 'Tokens.' },
      { line: 3, text: 'Nobody\n   sees it.' },
    ]);
  });

  it('reads paragraphs, items and rows of Markdown without code', () => {
    expect(readMarkdown('# Title\n\none\ntwo [link](a.md)\n\n```\ncode\n```\n- item\n| cell | cell |\n')).toEqual([
      { line: 1, text: '# Title' },
      { line: 3, text: 'one\ntwo [link]' },
      { line: 9, text: '- item' },
      { line: 10, text: '| cell | cell |' },
    ]);
  });

  it('reads the texts of a pack, with the blocks of an article as sentences', () => {
    const text = 'help:\n  title: Short answers\n  content: <h3>Seeds</h3><p>One\n    <b>two</b>.</p>\n';
    expect(readYaml(text)).toEqual([
      { line: 2, text: 'Short answers' },
      { line: 3, text: 'Seeds. One two.. ' },
    ]);
  });

  it('reads the values of a catalogue and the English of console texts', () => {
    expect(readCatalogue('{\n  "a.b": "one \\"two\\""\n}\n')).toEqual([{ line: 2, text: 'one "two"' }]);
    const code = "export const t = translated('rows', {\n  a: 'one ' + 'two',\n  b: (n: number) => `${n} rows`,\n});\n";
    expect(readConsoleTexts('texts.ts', code)).toEqual([
      { line: 2, text: 'one two' },
      { line: 3, text: '… rows' },
    ]);
  });
});
