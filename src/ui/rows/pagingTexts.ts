import { countOf, formatCount } from '@/lib/count';

/** The Dutch words of long lists that are shown in parts. */
export const pagingTexts = {
  gap: '…',
  onFirstPage: 'Dit is de eerste pagina',
  onLastPage: 'Dit is de laatste pagina',
  nextPage: 'Volgende pagina',
  page: (page: number) => `Pagina ${formatCount(page)}`,
  pageOf: (page: number, count: number) => `Pagina ${formatCount(page)} van ${formatCount(count)}`,
  pages: 'Pagina’s',
  previousPage: 'Vorige pagina',
  moreAdded: (added: number) => `${countOf(added, 'regel', 'regels')} erbij`,
  moreShown: (shown: number, total: number) => `${formatCount(shown)} van ${formatCount(total)} getoond`,
  showRest: (rest: number) => `Nog ${formatCount(rest)} tonen`,
} as const;
