const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Replaces an unknown amount. */
const NO_AMOUNT = '–';

/** `€ 1.225,70` */
export const formatMoney = (amount: number | null): string =>
  amount === null ? NO_AMOUNT : euros.format(amount);

const DIGITS_OF_MONEY = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/;

/** The largest amount that a number holds with exact cents. */
const MOST_MONEY = Number.MAX_SAFE_INTEGER / 100;

/** Reads a typed amount: dots between thousands, cents after a comma (002 §5, AMB-242); null for anything else. */
export function readMoney(typed: string): number | null {
  if (!DIGITS_OF_MONEY.test(typed)) return null;
  const amount = Number(typed.replaceAll('.', '').replace(',', '.'));
  return amount <= MOST_MONEY ? amount : null;
}

const UNITS = ['b', 'Kb', 'Mb', 'Gb', 'Tb'] as const;
const STEP = 1024;

/** Formats `1536` as `1,5 Kb`: steps of 1024 and at most one decimal (002 §9.2). */
export function formatByteSize(bytes: number): string {
  const safe = Math.max(0, bytes);
  const power = safe < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(safe) / Math.log(STEP)));
  const size = safe / STEP ** power;
  return `${size.toLocaleString('nl-NL', { maximumFractionDigits: 1, useGrouping: false })} ${UNITS.at(power) ?? 'b'}`;
}
