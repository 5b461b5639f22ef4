/** Writes the JSON Schemas of the content to `content/schemas/`, where editors find them: `npm run schemas`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEditorSchemas, SCHEMA_FOLDER } from '../content/editor-schemas.ts';

const schemas = buildEditorSchemas();
rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const [file, text] of schemas) writeFileSync(join(SCHEMA_FOLDER, file), text);
console.log(`Wrote ${schemas.size} schemas to ${SCHEMA_FOLDER}/.`);
