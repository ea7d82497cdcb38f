/** The Dutch words of the tab Mededelingen. */
export const announcementsTabTexts = {
  title: 'Mededelingen',
  failed: 'De mededelingen konden niet worden geladen.',
  empty: 'Er zijn geen mededelingen.',
  emptyOfContract: 'Er zijn geen mededelingen bij dit contract.',
  count: (total: number) => `${total} ${total === 1 ? 'mededeling' : 'mededelingen'}`,
  noContracts: 'Deze relatie heeft geen contracten om op te filteren.',
} as const;
