import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { parseSync } from 'oxc-parser';

/** A piece of prose of a file: a comment, the title of a test, a paragraph of a document or a text of a catalogue. */
export interface Passage {
  /** Line of the file, from 1. */
  line: number;
  text: string;
  /** Set for a title with values of its table, which may be misspelt on purpose. */
  hasValues?: true;
}

/** Directives for a tool. */
const DIRECTIVE = /^\W*(?:oxlint|@ts-|@vitest|@__|__PURE__|#__|<reference|\/ ?<reference)/;

const TITLED = new Set(['describe', 'it', 'test']);

/**
 * The comments and test titles of a script. Neighbouring line comments are one passage.
 * @throws {Error} when the file cannot be parsed
 */
export function readScript(path: string, code: string): Passage[] {
  const { program, comments, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = lineIndex(code);
  const passages: Passage[] = [];
  let endOfLast = -1;
  for (const { type, value, start, end } of comments) {
    if (code.startsWith('#!', start) || DIRECTIVE.test(value)) continue;
    const text =
      type === 'Line'
        ? value.trim()
        : value
            .replace(/^\*/, '')
            .replace(/\n\s*\*? ?/g, '\n')
            .trim();
    const last = passages.at(-1);
    if (type === 'Line' && last && endOfLast >= 0 && /^[ \t]*\n[ \t]*$/.test(code.slice(endOfLast, start)))
      last.text += `\n${text}`;
    else passages.push({ line: lineAt(start), text });
    endOfLast = type === 'Line' ? end : -1;
  }
  if (/\.(test|spec)\.tsx?$/.test(path))
    visitTitles(program, (at, title) => passages.push({ line: lineAt(at), ...title }));
  return passages;
}

/** The paragraphs, headings, list items and table rows of a Markdown file, without code and addresses. */
export function readMarkdown(text: string): Passage[] {
  const passages: Passage[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const isBreak = isCode || /^\s*(```|~~~|$)/.test(line);
    const begins = /^\s*([-*+>|#]|\d+\.)\s?/.test(line);
    const last = passages.at(-1);
    if (!isBreak && isOpen && !begins && last) last.text += `\n${line.trim()}`;
    else if (!isBreak) passages.push({ line: index + 1, text: line.trim() });
    isOpen = !isBreak && !/^\s*[#|]/.test(line);
  }
  return passages.map(({ line, text: prose }) => ({ line, text: prose.replace(/\]\([^)]*\)/g, ']') }));
}

/** The comments of a SQL file. Neighbouring lines that are only a comment are one passage. */
export function readSql(text: string): Passage[] {
  const passages: Passage[] = [];
  let lastLine = -1;
  for (const [index, line] of text.split('\n').entries()) {
    const whole = /^\s*--\s?(.*)$/.exec(line);
    const prose = (whole ?? /[,;)\s]\s*--\s(.*)$/.exec(line))?.[1]?.trim();
    if (prose === undefined) continue;
    const last = passages.at(-1);
    if (last && whole && lastLine === index - 1) last.text += `\n${prose}`;
    else passages.push({ line: index + 1, text: prose });
    if (whole) lastLine = index;
  }
  return passages;
}

/** The comments of a style sheet. */
export function readCss(text: string): Passage[] {
  const lineAt = lineIndex(text);
  return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: prose = '', index }) => ({
    line: lineAt(index),
    text: prose.trim(),
  }));
}

/** The texts of a catalogue in JSON: its values, each on its own line. */
export function readCatalogue(text: string): Passage[] {
  return text.split('\n').flatMap((line, index) => {
    const value = /^\s*"(?:\\.|[^"\\])*":\s*("(?:\\.|[^"\\])*")/.exec(line)?.[1];
    return value === undefined ? [] : [{ line: index + 1, text: JSON.parse(value) as string }];
  });
}

/** The values of a pack's texts. Articles are HTML: its blocks are sentences of their own. */
export function readYaml(text: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  visitYaml(parseDocument(text, { lineCounter: lines }), {
    Pair: (_, { value }) => {
      if (!isScalar(value) || typeof value.value !== 'string') return;
      passages.push({ line: lines.linePos(value.range?.[0] ?? 0).line, text: plainText(value.value) });
    },
  });
  return passages;
}

const plainText = (html: string) => html.replace(/<\/(?:h\d|p|li)>/g, '. ').replace(/<[^>]+>/g, '');

/** The English texts of the console: the second argument of `translated`, and all of a file `texts-en.ts`. */
export function readConsoleTexts(path: string, code: string): Passage[] {
  const { program } = parseSync(path, code);
  const lineAt = lineIndex(code);
  const passages: Passage[] = [];
  const collect = (node: unknown): void =>
    visit(node, (child) => {
      const text = literalText(child);
      if (text === undefined) return true;
      passages.push({ line: lineAt(child.start), text });
      return false;
    });
  if (path.endsWith('-en.ts')) collect(program);
  else
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'translated') return true;
      collect((node.arguments as unknown[])[1]);
      return false;
    });
  return passages;
}

/** The summaries and descriptions of the API contract. */
export function readContractTexts(path: string, code: string): Passage[] {
  const lineAt = lineIndex(code);
  const passages: Passage[] = [];
  visit(parseSync(path, code).program, (node) => {
    const isText = node.type === 'Property' && ['summary', 'description'].includes(nameOf(node.key) ?? '');
    const text = isText && isNode(node.value) ? literalText(node.value) : undefined;
    if (text !== undefined) passages.push({ line: lineAt(node.start), text });
    return true;
  });
  return passages;
}

/** The texts that are values of an object: all of a file of error texts, and those below `EN` of other files. */
export function readObjectTexts(path: string, code: string): Passage[] {
  const lineAt = lineIndex(code);
  const passages: Passage[] = [];
  const collect = (tree: unknown): void =>
    visit(tree, (node) => {
      const value = node.type === 'Property' ? node.value : node.body;
      const text = isNode(value) ? literalText(value) : undefined;
      if (text !== undefined && isNode(value)) passages.push({ line: lineAt(value.start), text });
      return text === undefined;
    });
  const { program } = parseSync(path, code);
  if (path.endsWith('errors.ts')) collect(program);
  else
    visit(program, (node) => {
      const isEnglish = nameOf(node.type === 'Property' ? node.key : node.id) === 'EN';
      if (isEnglish) collect(node.type === 'Property' ? node.value : node.init);
      return !isEnglish;
    });
  return passages;
}

/**
 * Finds the titles of `describe`, `it`, `test` and their variants: the first argument where it is a text, with the
 * values of each row of its table.
 */
function visitTitles(program: unknown, found: (at: number, title: Omit<Passage, 'line'>) => void): void {
  const tables = new Map<string, unknown>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id)) tables.set(String(node.id.name), node.init);
    return true;
  });
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || !TITLED.has(nameOf(node.callee) ?? '')) return true;
    const [first] = node.arguments as unknown[];
    const title = isNode(first) ? literalText(first) : undefined;
    if (title === undefined || !isNode(first)) return true;
    found(first.start, { text: title });
    for (const row of rowsOf(node.callee, tables))
      found(row.start, { text: printedTitle(title, row), hasValues: true });
    return true;
  });
}

/** The rows of the table in `test.each(table)`, written in place or as a constant of the file; none for other calls. */
function rowsOf(callee: unknown, tables: ReadonlyMap<string, unknown>): SyntaxNode[] {
  if (!isNode(callee) || callee.type !== 'CallExpression') return [];
  let [table] = callee.arguments as unknown[];
  while (isNode(table) && table.type !== 'ArrayExpression')
    table = table.type === 'Identifier' ? tables.get(table.name as string) : table.expression;
  return isNode(table) ? (table.elements as unknown[]).filter(isNode) : [];
}

/** A title as the test runner prints it: `%s` and `$name` are replaced by the texts of the row, other values by `…`. */
function printedTitle(title: string, row: SyntaxNode): string {
  const cells = row.type === 'ArrayExpression' ? (row.elements as unknown[]) : [row];
  const fields = row.type === 'ObjectExpression' ? (row.properties as SyntaxNode[]) : [];
  let next = 0;
  const text = (cell: unknown) => (isNode(cell) ? literalText(cell) : undefined) ?? '…';
  return title
    .replace(/%[sdifjoO]/g, () => text(cells[next++]))
    .replace(/\$(\w+)/g, (_, name) => text(fields.find(({ key }) => isNode(key) && key.name === name)?.value));
}

/** The text of a string, a template (with `…` for its values) or a sum of these; undefined for other nodes. */
function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  if (node.type !== 'BinaryExpression' || !isNode(node.left) || !isNode(node.right)) return undefined;
  const left = literalText(node.left);
  const right = literalText(node.right);
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Visits the nodes of a syntax tree from the top; `enter` answers whether to visit a node's children. */
function visit(tree: unknown, enter: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(tree)) for (const child of tree) visit(child, enter);
  else if (isNode(tree) && enter(tree))
    for (const child of Object.values(tree)) if (typeof child === 'object') visit(child, enter);
}

type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** `test` of `test`, `test.step`, `test.each(table)`. */
function nameOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name as string;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  return callee.type === 'CallExpression' ? nameOf(callee.callee) : undefined;
}

function lineIndex(code: string): (offset: number) => number {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
