/** The Dutch words of long lists that are shown in parts. */
export const pagingTexts = {
  gap: '…',
  onFirstPage: 'Dit is de eerste pagina',
  onLastPage: 'Dit is de laatste pagina',
  nextPage: 'Volgende pagina',
  page: (page: number) => `Pagina ${page}`,
  pageOf: (page: number, count: number) => `Pagina ${page} van ${count}`,
  pages: 'Pagina’s',
  previousPage: 'Vorige pagina',
  moreAdded: (added: number) => `${added} ${added === 1 ? 'regel' : 'regels'} erbij`,
  moreShown: (shown: number, total: number) => `${shown} van ${total} getoond`,
  showRest: (rest: number) => `Nog ${rest} tonen`,
} as const;
