const numbers = new Intl.NumberFormat('nl-NL');

/** '1 bericht', '1.200 berichten'. */
export const countOf = (count: number, one: string, several: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : several}`;

export const diagnosticsTexts = { pages: 'Pagina’s van diagnose' } as const;
