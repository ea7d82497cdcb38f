/** A file of its own, because the route table loads it at the start. */
export const PHONES_TITLE = 'Toestellen';
