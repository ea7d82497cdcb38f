import { paths, type SearchKind, to } from '@/core/paths';
import { type Opened, openedComplex, openedPerson, openedUnit } from '@/core/recent/opened';
import { isOneOf } from '@/domain/decode/received';
import type { FoundComplex, FoundUnit } from '@/domain/properties/units';
import { type Person, PersonType, type RoleBadge, roleBadgesOf, roleIdOf } from '@/domain/people/person';
import { isDiallable, isMobileNumber } from '@/lib/phone';
import { searchTexts as texts } from './searchTexts';

export interface Found extends Opened {
  /** More facts that distinguish namesakes, if known. */
  birthDate: string | null;
  phones: readonly string[];
  emails: readonly string[];
  badges: readonly RoleBadge[];
  canOpen: boolean;
  /** A mobile number and another one, if known (AMB-198). */
  numbers: readonly string[];
  /** The role by which the exchange knows the owner of the numbers. */
  roleId: string | null;
  /** The customer role, for people who may have contracts. */
  customerRoleId: string | null;
}

export type FoundFacts = Pick<Found, 'birthDate' | 'phones' | 'emails'>;

export const noFacts: FoundFacts = { birthDate: null, phones: [], emails: [] };

/** Returns true if a contact can be started with the result: only customers and vendors with a card qualify. */
export const isContactable = ({ kind, canOpen }: Found): boolean =>
  canOpen && (kind === 'tenants' || kind === 'vendors');

const cards: Readonly<Record<SearchKind, (id: string) => string>> = {
  tenants: (id) => to.personCard(id),
  vendors: (id) => to.personCard(id),
  colleagues: to.colleagueCard,
  units: to.unitCard,
  complexes: to.complexCard,
};

const patterns: Readonly<Record<SearchKind, string>> = {
  tenants: `${paths.personCard}/tijdlijn`,
  vendors: `${paths.personCard}/tijdlijn`,
  colleagues: paths.colleagueCard,
  units: paths.unitCard,
  complexes: paths.complexCard,
};

/** The pattern of the card addresses of this kind, by which the right to open a card is checked. */
export const cardPattern = (kind: SearchKind): string => patterns[kind];

/** The address of the card of a result (001 §2, AMB-197). */
export const cardOf = ({ kind, id }: Pick<Found, 'kind' | 'id'>): string => cards[kind](id);

const phonesOf = ({ contactDetails }: Person): string[] =>
  contactDetails.phoneNumbers.map(({ number }) => number).filter(isDiallable);

function numbersOf(person: Person): string[] {
  const numbers = phonesOf(person);
  const mobile = numbers.find(isMobileNumber);
  const other = numbers.find((number) => !isMobileNumber(number));
  return [mobile, other].filter((number) => number !== undefined);
}

const emailsOf = ({ contactDetails }: Person): string[] =>
  contactDetails.emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? []);

export const personFacts = (person: Person): FoundFacts => ({
  birthDate: person.birthDate,
  phones: phonesOf(person),
  emails: emailsOf(person),
});

/** Only natural and legal persons have a card (001 §2, AMB-196). */
const hasCard = ({ type }: Person): boolean =>
  type !== null && isOneOf([PersonType.Natural, PersonType.Legal], type);

/** In a search, an employee is called a colleague (001 §6). */
const inSearch = (badge: RoleBadge): RoleBadge =>
  badge.role === 'employee' ? { ...badge, label: texts.colleagueRole } : badge;

export const foundPerson = (kind: SearchKind, person: Person): Found => ({
  ...openedPerson(kind, person),
  badges: roleBadgesOf(person).map(inSearch),
  canOpen: hasCard(person),
  numbers: numbersOf(person),
  roleId: roleIdOf(person),
  customerRoleId: person.roles.customer,
  ...personFacts(person),
});

const withoutPeople = {
  badges: [],
  canOpen: true,
  numbers: [],
  roleId: null,
  customerRoleId: null,
  ...noFacts,
} as const;

export const foundUnit = (unit: FoundUnit): Found => ({ ...withoutPeople, ...openedUnit(unit) });

export const foundComplex = (complex: FoundComplex): Found => ({
  ...withoutPeople,
  ...openedComplex(complex),
});
