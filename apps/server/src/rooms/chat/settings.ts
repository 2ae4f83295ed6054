import type { chatDesk, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { plainText } from '../../platform/plain-text.ts';
import { Refusal } from '../../platform/refusal.ts';

export type ChatSettings = Omit<ValueOf<typeof chatDesk.settings>, 'version'>;
export type AnswerTexts = ValueOf<typeof chatDesk.addAnswer>['texts'];

const DEFAULTS: ChatSettings = { chatUrl: null, hours: null, mostEach: 8, questions: [] };

export async function readSettings(executor: Executor): Promise<ChatSettings> {
  const row = await executor.first(sql<{ value: Partial<ChatSettings> }>`select value from chat_settings`);
  return { ...DEFAULTS, ...row?.value };
}

/** Locks the settings until the end of the transaction, even while they have no row. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('chat_settings', 0))`);
}

export async function writeSettings(tx: Tx, value: ChatSettings): Promise<void> {
  await tx.run(sql`
    insert into chat_settings (value) values (${JSON.stringify(value)}::jsonb)
    on conflict (is_it) do update set value = excluded.value`);
}

/** An operator's input in its stored form. @throws Refusal request.invalid */
export function cleanSettings(given: ChatSettings): ChatSettings {
  return {
    ...given,
    questions: given.questions.map((texts) => mapTexts(texts, (text) => cleanText(text, 'questions'))),
  };
}

/** @throws Refusal request.invalid */
export function cleanAnswer(texts: AnswerTexts): AnswerTexts {
  return mapTexts(texts, ({ title, text }) => ({ title: cleanText(title, 'title'), text: cleanText(text, 'text') }));
}

/** @throws Refusal request.invalid when the text is empty after cleaning */
export function cleanText(text: string, field: string): string {
  const clean = plainText(text);
  if (clean === '') throw new Refusal('request.invalid', { field, reason: 'required' });
  return clean;
}

/** Quick questions in a language, or else in English, or else in the language they were first written in. */
export function questionsIn({ questions }: ChatSettings, language: string): string[] {
  return questions.flatMap((texts) => texts[language.toUpperCase()] ?? texts['EN'] ?? Object.values(texts).slice(0, 1));
}

function mapTexts<T>(texts: Record<string, T>, change: (text: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
}
