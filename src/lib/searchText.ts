/** Searches lose one trailing dot (000 §5). */
export const searchText = (query: string): string => query.trim().replace(/\.$/, '').trim();
