import { countOf } from '@/lib/count';
import type { BillSort } from '@/domain/tenancy/bill';

/** The Dutch texts of the tab Financieel. */
export const billsTexts = {
  title: 'Financieel',
  list: 'Rekeningen',
  failed: 'De rekeningen konden niet worden geladen.',
  noCustomer: 'Deze relatie is geen huurder en heeft dus geen rekeningen.',
  empty: 'Er zijn geen rekeningen.',
  emptyOfContract: 'Er zijn geen rekeningen bij dit contract.',
  filtering: 'Rekeningen worden gefilterd op contract…',
  count: (total: number) => countOf(total, 'rekening', 'rekeningen'),
  balance: 'Totaal openstaand',
  /** The balance is of all contracts, although a single contract may be chosen above it. */
  balanceOf: 'van alle contracten samen',
  balanceFailed: 'Het openstaande bedrag kon niet worden geladen.',
  balanceUnknown: 'onbekend',
  sort: 'Volgorde',
  sorts: {
    NewestFirst: 'Nieuwste eerst',
    OldestFirst: 'Oudste eerst',
  } satisfies Record<BillSort, string>,
  untitled: 'Rekening zonder omschrijving',
  noContract: 'Contract onbekend',
  date: 'Datum',
  due: 'Te betalen voor',
  overdue: 'Te laat',
  amount: 'Bedrag',
  outstanding: (amount: string) => `nog ${amount} open`,
  payments: 'Betalingen',
} as const;
