import type { Colleague } from '@/domain/colleagues/colleague';
import { addressText } from '@/domain/people/contactDetails';
import { homeOf, type Person, postalAddressOf } from '@/domain/people/person';
import { type FoundComplex, type FoundUnit, unitAddress } from '@/domain/properties/units';
import { townLine } from '@/lib/zipCode';
import type { SearchKind } from '../paths';
import { recentTexts as texts } from './recentTexts';

/** The details that are kept of an opened record, which are enough to find it again. */
export interface Opened {
  kind: SearchKind;
  id: string;
  name: string;
  /** The place of the record, or the job and department of a colleague. */
  detail: string;
}

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

function personDetail(kind: SearchKind, person: Person): string {
  if (kind === 'colleagues') return joined(person.jobTitle, person.department);
  const address = homeOf(person) ?? postalAddressOf(person);
  return (address && addressText(address)) ?? texts.addressUnknown;
}

export const openedPerson = (kind: SearchKind, person: Person): Opened => ({
  kind,
  id: person.id,
  name: person.name.trim() || texts.nameless[kind],
  detail: personDetail(kind, person),
});

const isVendorOnly = ({ roles: { vendor, customer, prospect } }: Person): boolean =>
  vendor !== null && customer === null && prospect === null;

/** A vendor who is neither a customer nor a prospect is listed under vendors, everyone else under tenants. */
export const openedRelation = (person: Person): Opened =>
  openedPerson(isVendorOnly(person) ? 'vendors' : 'tenants', person);

/** Null for a colleague without a card. */
export const openedColleague = ({ personId, name, job, department }: Colleague): Opened | null =>
  personId === null
    ? null
    : {
        kind: 'colleagues',
        id: personId,
        name: name || texts.nameless.colleagues,
        detail: joined(job, department),
      };

export const openedUnit = (unit: FoundUnit): Opened => ({
  kind: 'units',
  id: unit.id,
  name: unitAddress(unit) ?? texts.nameless.units,
  detail: joined(townLine(unit.zipCode, unit.city), unit.code),
});

export const openedComplex = ({ id, name, city, code }: FoundComplex): Opened => ({
  kind: 'complexes',
  id,
  name: name ?? texts.nameless.complexes,
  detail: joined(city, code),
});
