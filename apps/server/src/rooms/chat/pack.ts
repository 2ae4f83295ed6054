import { Strict } from '@fairlot/contract/shapes';
import { chatDesk as contract } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import { type Executor, sql } from '../../platform/db/index.ts';
import { changedEntries, isSame, type PackPart, packPart, refusalsAt } from '../../platform/pack/index.ts';
import { addAnswer, changeAnswer, readAnswers } from './answers.ts';
import { type AnswerTexts, cleanAnswer, cleanSettings, lockSettings, readSettings, writeSettings } from './settings.ts';

const { version: _version, ...SETTINGS } = contract.changeSettings.body.properties;
const { texts: Texts } = contract.addAnswer.body.properties;

/** The file `chat` of a pack: hours and quick questions, and saved replies, each with its own key. */
const ChatFile = Type.Partial(
  Type.Object({
    ...SETTINGS,
    answers: Type.Record(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }), Texts, Strict),
  }),
  Strict,
);
type ChatFile = Static<typeof ChatFile>;

/** Live chat as a file of merchant packs. */
export function createChatPack(): PackPart {
  return packPart<ChatFile>({
    name: 'chat',
    schema: ChatFile,
    read: async (executor) => ({
      ...(await readSettings(executor)),
      answers: Object.fromEntries((await readKeyed(executor)).map(({ key, texts }) => [key, texts])),
    }),
    complete: async (_tx, current, { answers = {}, ...wanted }) => {
      const { answers: now = {}, ...settings } = { ...current, ...wanted };
      const next: Record<string, AnswerTexts> = { ...now };
      for (const [key, texts] of Object.entries(answers))
        next[key] = await refusalsAt(['answers', key], () => cleanAnswer({ ...now[key], ...texts }));
      const clean = await refusalsAt([], () => cleanSettings(settings as Parameters<typeof cleanSettings>[0]));
      return { ...clean, answers: next };
    },
    apply: async (tx, { answers: before = {}, ...former }, { answers: after = {}, ...settings }) => {
      await lockSettings(tx);
      if (!isSame(former, settings)) await writeSettings(tx, settings as Parameters<typeof writeSettings>[1]);
      const ids = new Map((await readKeyed(tx)).map(({ key, id }) => [key, id]));
      for (const [key, texts] of changedEntries(before, after)) {
        const id = ids.get(key);
        if (id !== undefined) await changeAnswer(tx, id, texts);
        else {
          const added = await addAnswer(tx, texts);
          await tx.run(sql`update chat_answers set pack_key = ${key} where id = ${added.id}::bigint`);
        }
      }
    },
    forget: () => {},
  });
}

async function readKeyed(executor: Executor): Promise<{ id: string; key: string; texts: AnswerTexts }[]> {
  const keys = await executor.rows(sql<{ id: string; key: string }>`
    select id::text as id, pack_key as key from chat_answers`);
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  return (await readAnswers(executor)).map(({ id, texts }) => ({ id, texts, key: keyOf.get(id) ?? id }));
}
