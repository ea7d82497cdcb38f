import * as v from 'valibot';
import type { HttpError } from '@/api/http/httpError';
import {
  createVendor,
  findVendors,
  type RawVendor,
  readRawVendor,
  updateVendor,
  vendorQueries,
} from '@/api/vendors/vendors';
import { paths } from '@/core/paths';
import { addressValue, whyNotAddress } from '@/domain/people/fields/addressFields';
import { emailField } from '@/domain/people/fields/emailField';
import { whyNotText } from '@/domain/people/fields/lineField';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import { phoneField } from '@/domain/people/fields/phoneField';
import { homeOf, Person } from '@/domain/people/person';
import { VendorToEdit } from '@/domain/vendors/vendor';
import { defineForm } from '@/kit/form/defineForm';
import { choices, code, email, line, lines, phone, toggle } from '@/kit/form/fields';
import { saveRecord } from '@/kit/form/saveRecord';
import { ADDRESS, vendorBody } from './vendorBody';
import { vendorFormTexts as texts } from './vendorFormTexts';

const CONFLICT = 409;
const LONGEST_REMARKS = 1_000;

const whyNotNumber = (typed: string): string | null =>
  /^\d{8}$/.test(typed) ? null : personFieldTexts.problems.chamberOfCommerceNumber;

/** The form of a vendor. If a vendor has several numbers or e-mail addresses, the form has the first. */
export const vendorForm = defineForm({
  name: 'vendors/save',
  surface: 'vendor',
  draft: (vendor: VendorToEdit | null) => ({
    title: vendor === null ? texts.newDraft : texts.draft(vendor.name),
    href: paths.vendorOverview,
  }),
  fields: {
    name: line({ label: 'Naam', required: texts.nameMissing, whyNot: whyNotText }),
    chamberOfCommerceNumber: code({
      label: 'KvK-nummer',
      whyNot: whyNotNumber,
      inputMode: 'numeric',
      isBeside: true,
    }),
    phoneNumber: phone({ label: 'Telefoonnummer' }),
    emailAddress: email({ label: 'E-mailadres', isBeside: true }),
    zipCode: code({ label: 'Postcode' }),
    houseNumber: code({ label: 'Huisnummer', inputMode: 'numeric', isBeside: true }),
    houseNumberSuffix: code({ label: 'Toevoeging', isBeside: true }),
    street: line({ label: 'Straat' }),
    city: line({ label: 'Plaats', isBeside: true }),
    workAreaIds: choices({ label: 'Werkgebieden' }),
    planningEmail: email({ label: 'E-mailadres voor planning' }),
    isExternal: toggle({ label: 'Plant zelf afspraken', description: texts.externalHelp, initial: false }),
    isActive: toggle({ label: 'Actief', initial: true }),
    remarks: lines({ label: 'Opmerkingen', longest: LONGEST_REMARKS }),
  },
  read(vendor) {
    const person = v.parse(Person, vendor);
    return {
      ...addressValue(homeOf(person)),
      phoneNumber: phoneField.read(person)[0]?.number ?? '',
      emailAddress: emailField.read(person)[0] ?? '',
    };
  },
  /** Checks the whole address if a part of it changed, because an address counts as one field. */
  whyNot: (fields, changed) =>
    ADDRESS.some((part) => changed.includes(part)) ? whyNotAddress(fields, false) : {},
  body: (fields, changed, vendor) => vendorBody(vendor?.raw ?? {}, fields, changed),
  change: {
    read: async (id: string) => {
      const raw = await readRawVendor(id);
      return { ...v.parse(VendorToEdit, raw), raw };
    },
    write: (id, body: RawVendor) => updateVendor({ id, ...body }),
    shown: vendorQueries.endpoints.vendorToEdit,
  },
  add: {
    post: createVendor,
    async readSame({ name, chamberOfCommerceNumber }) {
      const found = await findVendors(String(name));
      return found
        .filter((one) => one.name === name && one.chamberOfCommerceNumber === chamberOfCommerceNumber)
        .map(({ id }) => id);
    },
    texts: texts.add,
  },
  stale: ['vendors'],
  /** The server's only conflict is about the number. */
  refused: (error: HttpError) =>
    error.status === CONFLICT
      ? { text: texts.numberTaken, reason: '', fields: ['chamberOfCommerceNumber'] }
      : null,
  texts,
});

export type VendorFields = typeof vendorForm.empty;

export const vendorsSaga = saveRecord(vendorForm);
