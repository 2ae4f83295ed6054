import { Strict } from '@fairlot/contract/shapes';
import { agencyDesk as contract } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import { changedEntries, PackRefusal, type PackPart, packPart, refusalsAt } from '../../../platform/pack/index.ts';
import { requireSound } from '../contracts/rules.ts';
import { addTemplate, listTemplates, retireTemplate } from './template-rows.ts';

const { kind, terms } = contract.createTemplate.body.properties;

/** The file `agent-templates` of a pack, by name. */
const TemplatesFile = Type.Record(
  Type.String({ minLength: 2, maxLength: 60, pattern: '^\\S(.*\\S)?$' }),
  Type.Partial(Type.Object({ kind, terms, isOffered: Type.Boolean() }), Strict),
  Strict,
);
type TemplatesFile = Static<typeof TemplatesFile>;

/**
 * Terms that the merchant offers to agents, as a file of merchant packs. Contracts keep the terms they were created
 * with, so changed terms replace a template.
 */
export function createTemplatesPack(): PackPart {
  return packPart<TemplatesFile>({
    name: 'agent-templates',
    schema: TemplatesFile,
    read: async (executor) =>
      Object.fromEntries(
        (await listTemplates(executor)).map(({ name, kind: found, terms: kept }) => [
          name,
          { kind: found, terms: kept, isOffered: true },
        ]),
      ),
    complete: async (_tx, current, wanted) => {
      const next = { ...current };
      for (const [name, template] of Object.entries(wanted)) {
        const whole = { isOffered: true, ...current[name], ...template };
        if (whole.isOffered) next[name] = whole;
        // Names missing from the file are withdrawn.
        else if (current[name] !== undefined) next[name] = whole;
      }
      return next;
    },
    apply: async (tx, current, next) => {
      const ids = new Map((await listTemplates(tx)).map(({ name, id }) => [name, id]));
      for (const [name, template] of changedEntries(current, next)) {
        const former = ids.get(name);
        if (former !== undefined) await retireTemplate(tx, former);
        if (!template.isOffered) continue;
        const { kind: wanted, terms: named } = template;
        if (wanted === undefined || named === undefined) throw new PackRefusal([name], `${name} needs kind and terms`);
        await refusalsAt(
          [name],
          () => requireSound(wanted, named),
          (field) => ['terms', field],
        );
        await addTemplate(tx, { name, kind: wanted, terms: named });
      }
    },
    forget: () => {},
  });
}
