import { type Contract, contractAddress } from '@/domain/tenancy/contract';
import { formatDate } from '@/lib/dates/format';

export const contractsTexts = {
  title: 'Contracten',
  failed: 'De contracten konden niet worden geladen.',
  noCustomer: 'Deze relatie is geen huurder en heeft dus geen contracten.',
  empty: 'Deze relatie heeft geen contracten.',
  chosen: 'Gekozen contract',
  chosenFailed: 'Het gekozen contract kon niet worden geladen.',
  chosenMissing: 'Dit contract bestaat niet (meer). Kies een ander contract.',
  all: 'Alle contracten',
  count: (total: number) => `${total} ${total === 1 ? 'contract' : 'contracten'}`,
  noAddress: 'Adres onbekend',
  noTenant: 'Huurder onbekend',
  unknown: 'Onbekend',
  filterShowsChosen: 'Dit contract staat hieronder open.',
  facts: {
    number: 'Contractnummer',
    period: 'Periode',
    rent: 'Huur per maand',
    unit: 'Eenheid',
    customers: 'Huurders',
    flags: 'Betalingen',
  },
  coResidents: {
    title: 'Medehuurders en medebewoners',
    failed: 'De medehuurders en medebewoners konden niet worden geladen.',
    none: 'Er zijn geen medehuurders of medebewoners bekend.',
    /** Used on the card of a unit or complex. */
    residents: 'Huurders en medebewoners',
    occupantOnly: 'Alleen medebewoner',
    nameless: 'Naam onbekend',
  },
  contacts: {
    title: 'Contactpersonen',
    failed: 'De contactpersonen konden niet worden geladen.',
    none: 'Er zijn geen contactpersonen bekend.',
    noneOf: (contracts: readonly string[]) => `Geen contactpersonen bekend bij: ${contracts.join('; ')}.`,
  },
  balance: {
    failed: 'Het saldo kon niet worden opgehaald.',
    unknown: 'Openstaand saldo onbekend',
    nothing: 'Niets openstaand',
    owes: (amount: string) => `${amount} openstaand`,
  },
  termination: {
    title: 'Opzegging',
    failed: 'De opzegging kon niet worden geladen.',
    none: 'Er is geen opzeggingsverslag.',
    date: 'Per',
    reason: 'Reden',
    status: 'Verslag',
    created: 'Gemeld op',
  },
  openUnit: 'Objectkaart openen',
  period: (from: string, until: string | null) => (until === null ? `vanaf ${from}` : `${from} t/m ${until}`),
  noFlags: 'Geen bijzonderheden',
  contract: 'Contract',
  numbered: (number: string) => `Contract ${number}`,
} as const;

export const tenantsOf = ({ customers }: Contract): string =>
  customers.map(({ name }) => name || contractsTexts.coResidents.nameless).join(', ') ||
  contractsTexts.noTenant;

export const contractPeriod = ({ startDate, endDate }: Contract): string =>
  startDate === null && endDate === null
    ? contractsTexts.unknown
    : contractsTexts.period(formatDate(startDate), endDate === null ? null : formatDate(endDate));

/** The address that is rented, and the period. */
export const contractPlace = (contract: Contract): string =>
  `${contractAddress(contract) ?? contractsTexts.noAddress}, ${contractPeriod(contract)}`;
