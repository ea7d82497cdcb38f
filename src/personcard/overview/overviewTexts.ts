/** The Dutch words of what is going on for somebody already. */
export const overviewTexts = {
  title: 'Wat speelt hier al',
  failed: 'Niet alles wat hier speelt kon worden opgehaald.',
  /** A search that did not look at everything can only say this much. */
  count: (count: number, isAll: boolean) => (isAll ? String(count) : `${count}+`),
  tasks: 'open taken van jou en je groepen',
  cases: 'lopende zaken',
  balance: 'openstaand',
  arrears: 'met huurachterstand',
  coResidents: 'anderen op het adres',
  announcements: 'lopende mededelingen',
  nothing: 'Er speelt nu niets.',
} as const;
