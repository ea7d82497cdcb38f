const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** What stands where an amount is not known. */
const NO_AMOUNT = '–';

/** `€ 1.225,70` */
export const formatMoney = (amount: number | null): string =>
  amount === null ? NO_AMOUNT : euros.format(amount);
