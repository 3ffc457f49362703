/** What a page learns from the server at run time. */
export type SiteSettings = { contactEmail: string };
