/** The rules of every sheet of GCS; they must be loaded before one is opened. */
export const gcsRulesetId = 'fourth-edition';
