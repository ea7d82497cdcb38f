/** The page title of the area; small, for the route table is there from the start. */
export const impersonationTitles = { portal: 'Selfservice' } as const;
