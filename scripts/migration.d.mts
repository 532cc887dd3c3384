import type { PGlite } from '@electric-sql/pglite';
import type { PrismaPg } from '@prisma/adapter-pg';
import type { DiffResult, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';

export function startSchemaEngine(factory: PrismaPg): Promise<SchemaEngine>;
export function migrationList(): MigrationList;
export function missingMigration(openEmpty?: () => Promise<PGlite>): Promise<DiffResult>;
