/** Small enough for the first screen. */
export const chatTitles = { title: 'Chat' } as const;
