/** Codes that only operators receive and no room owns. Separate to keep their texts out of the web app. */
export const OPERATOR_ERROR_TEXTS = {
  'login.step.required': 'Please finish the log-in first',
  'picture.refused': 'This picture cannot be used. Upload an SVG, or a PNG of at most 1024 pixels per side',
  'list.refused': 'This filter, sort order or position of the list is not valid',
} as const;
