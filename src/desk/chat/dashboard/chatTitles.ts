/** This file is separate so that the first screen loads only this text. */
export const chatTitles = { title: 'Chat' } as const;
