const numbers = new Intl.NumberFormat('nl-NL');

/** `10.006` */
export const formatCount = (count: number): string => numbers.format(count);

/** '1 bericht', '1.200 berichten'. */
export const countOf = (count: number, one: string, several: string): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`;
