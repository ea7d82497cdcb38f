/** A file of its own, small enough for the first screen. */
export const chatTitles = { title: 'Chat' } as const;
