// Writes docs/schema.sql from a freshly migrated database: npm run schema [-- --check]
import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from '../launcher/read-options.mjs';
import { createTestDatabase } from '@fairlot/testkit/database';
import { stopOwnCluster } from '@fairlot/testkit/run-cluster';
import { fromRoot } from '../launcher/paths.mjs';
import { readSchemaText } from '@fairlot/testkit/schema/schema-text';

const { values } = readOptions('npm run schema [-- --check]', {
  options: { check: { type: 'boolean', default: false } },
});
const path = fromRoot('docs', 'schema.sql');
const db = await createTestDatabase();
const text = await readSchemaText(db);
await db.close();
await stopOwnCluster();
if (!values.check) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error('docs/schema.sql is not the schema of the migrations: npm run schema');
  process.exitCode = 1;
}
