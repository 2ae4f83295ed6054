/** A body with a reason for some of its decisions; the form checks which. */
export const loadOptionalReason = async () => ({
  body: (await import('@fairlot/contract/shapes')).OptionalReasonBody,
});

/** A body that contains only the reason. Loaded on demand, because lists need it only when an action is clicked. */
export const loadReason = async () => ({ body: (await import('@fairlot/contract/shapes')).ReasonBody });
