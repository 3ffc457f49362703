/** Longest texts a browser sends of an error, in characters. Apart from the schema, which no page needs to load. */
export const errorReportLimits = { message: 300, stack: 1500, path: 200 } as const;
