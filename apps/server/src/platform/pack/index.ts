export { differences, isRecord, isSame } from './differences.ts';
export { changedEntries, refusalsAt, tidyAmount, tidyAmounts } from './refusals.ts';
export { type PackFiles, PackRefusal, type PackPart, packPart, type PackPath } from './part.ts';
