/** Part of the first screen: what the menu, the pages and the search call it. */
export const knowledgeBaseTitles = {
  title: 'Kennisbank',
  editing: 'Kennisbank beheren',
  write: 'Vraag schrijven',
  writeWords: 'nieuwe faq kennisbank',
} as const;
