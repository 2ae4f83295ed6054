/** Codes that only operators receive and no room owns. Separate to keep their texts out of the web app. */
export const OPERATOR_ERROR_TEXTS = {
  'login.step.required': 'Please finish the log-in first',
  'picture.refused': 'This picture cannot be used. Choose an SVG, or a PNG of at most 1024 pixels a side',
  'list.refused': 'This filter, sort order or page is not available',
} as const;
