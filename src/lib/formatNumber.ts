const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** What stands where an amount is not known. */
const NO_AMOUNT = '–';

/** `€ 1.225,70` */
export const formatMoney = (amount: number | null): string =>
  amount === null ? NO_AMOUNT : euros.format(amount);

const UNITS = ['b', 'Kb', 'Mb', 'Gb', 'Tb'] as const;
const STEP = 1024;

/** `1536` becomes `1,5 Kb`: steps of 1024 and at most one decimal (002 §9.2). */
export function formatByteSize(bytes: number): string {
  const safe = Math.max(0, bytes);
  const power = safe < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(safe) / Math.log(STEP)));
  const size = safe / STEP ** power;
  return `${size.toLocaleString('nl-NL', { maximumFractionDigits: 1, useGrouping: false })} ${UNITS[power] ?? 'b'}`;
}
