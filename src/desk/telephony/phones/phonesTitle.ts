/** This file is separate, because the route table loads it at the start. */
export const PHONES_TITLE = 'Toestellen';
