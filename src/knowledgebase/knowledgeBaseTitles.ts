/** Part of the first screen: what the menu and the pages are called. */
export const knowledgeBaseTitles = { title: 'Kennisbank', editing: 'Kennisbank beheren' } as const;
