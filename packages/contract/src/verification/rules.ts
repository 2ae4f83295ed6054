/** Maximum size of a photograph of a document, as phones take it. */
export const DOCUMENT_BYTES_MAX = 8 * 1024 * 1024;

/** Sides of a document that a picture can show; a passport has only a front. */
export const DOCUMENT_SIDES = ['front', 'back', 'face'] as const;
