/** Small, for the route table is there from the start. */
export const PHONES_TITLE = 'Toestellen';
