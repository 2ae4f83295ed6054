// The groups of texts that the files of this folder export.
export default Object.assign({}, ...Object.values(import.meta.glob('./*/*.ts', { eager: true })));
