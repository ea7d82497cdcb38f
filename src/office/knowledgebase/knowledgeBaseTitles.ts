/** Part of the first screen: the names in the menu, on the pages and in the search. */
export const knowledgeBaseTitles = {
  title: 'Kennisbank',
  editing: 'Kennisbank beheren',
  write: 'Vraag schrijven',
  writeWords: 'nieuwe faq kennisbank',
} as const;
