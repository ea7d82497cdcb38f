import { type Body, textOf, textOrNull } from '../backend/body';
import { refuse } from '../backend/answers';
import { nextId } from '../db/builders';
import { db } from '../db/db';
import type { PersonRecord, VendorRecord } from '../db/records';
import { aPerson, nothingHuman, reachedAt, withLines } from '../people/builders';
import { savePerson } from '../people/personUpdates';
import type { ContactDetails } from '../wire/people';
import { allVendors, aVendor, type KnownVendor, vendorNamed } from './vendors';

const NUMBER_TAKEN = 'Een andere leverancier heeft dit KvK-nummer.';

function readName(body: Body, isNew: boolean): Partial<PersonRecord> {
  if (!isNew && body['name'] === undefined) return {};
  const name = textOf(body['name']);
  if (name.trim() === '') refuse(422, 'Een naam is verplicht.', 'name');
  return { name, companyName: name };
}

function readNumber(body: Body, personId: string | null): Partial<PersonRecord> {
  if (body['chamberOfCommerceNumber'] === undefined) return {};
  const chamberOfCommerceNumber = textOrNull(body['chamberOfCommerceNumber']);
  const isTaken =
    chamberOfCommerceNumber !== null &&
    allVendors().some(
      ({ person }) => person.id !== personId && person.chamberOfCommerceNumber === chamberOfCommerceNumber,
    );
  if (isTaken) refuse(409, NUMBER_TAKEN);
  return { chamberOfCommerceNumber };
}

/** An absent list is unchanged; the lines of addresses are made here. */
function readContact(body: Body, present: ContactDetails | null | undefined): Partial<PersonRecord> {
  if (body['contactDetails'] === undefined) return {};
  const sent = (body['contactDetails'] ?? {}) as ContactDetails;
  const addresses = (sent.addresses ?? present?.addresses ?? []).map((address) => withLines(address));
  const phoneNumbers = (sent.phoneNumbers ?? present?.phoneNumbers ?? []).filter(({ number }) =>
    Boolean(number),
  );
  const reach = reachedAt({
    addresses,
    phoneNumbers: phoneNumbers.map((phone) => ({
      ...phone,
      original: phone.original || (phone.number ?? null),
    })),
  });
  const emailAddresses = sent.emailAddresses ?? present?.emailAddresses ?? [];
  return { ...reach, contactDetails: { ...reach.contactDetails, emailAddresses } };
}

function readWorkAreas(ids: unknown): string[] {
  const wanted = Array.isArray(ids) ? ids.map(String) : [];
  if (wanted.some((id) => !db.workAreas.find(id))) refuse(422, 'Onbekend werkgebied.', 'workAreaIds');
  return wanted;
}

/** The sent fields; absent ones are unchanged. */
function readRecord(body: Body): Partial<VendorRecord> {
  return {
    ...(body['isExternal'] !== undefined && { isExternal: body['isExternal'] === true }),
    ...(body['isActive'] !== undefined && { isActive: body['isActive'] === true }),
    ...(body['workAreaIds'] !== undefined && { workAreaIds: readWorkAreas(body['workAreaIds']) }),
    ...(body['planningEmail'] !== undefined && { planningEmail: textOrNull(body['planningEmail']) }),
    ...(body['remarks'] !== undefined && { remarks: textOrNull(body['remarks']) }),
  };
}

export function createVendor(body: Body): KnownVendor {
  const known = { ...readName(body, true), ...readNumber(body, null), ...readContact(body, null) };
  const record = readRecord(body);
  const role = nextId();
  db.vendors.add(aVendor(role, record));
  db.people.add(
    aPerson({
      type: 'legal',
      ...nothingHuman,
      ...reachedAt({}),
      roles: { vendor: role },
      customerStatus: null,
      externalId: null,
      ...known,
    }),
  );
  return vendorNamed(role);
}

export function updateVendor({ person, record }: KnownVendor, body: Body): void {
  const known = {
    ...readName(body, false),
    ...readNumber(body, person.id),
    ...readContact(body, person.contactDetails),
  };
  db.vendors.add({ ...record, ...readRecord(body) });
  savePerson(person, known);
}
