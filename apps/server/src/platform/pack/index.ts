export { differences, isRecord } from './differences.ts';
export { type PackFiles, PackRefusal, type PackPart, packPart, type PackPath } from './part.ts';
