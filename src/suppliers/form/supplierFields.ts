import * as v from 'valibot';
import { addressValue, plainAddress } from '@/domain/person/fields/addressFields';
import { emailField } from '@/domain/person/fields/emailField';
import { phoneField } from '@/domain/person/fields/phoneField';
import { homeOf, Person } from '@/domain/person/person';
import type { VendorToEdit } from '@/domain/tenancy/vendor';
import { readPhone } from '@/lib/phone';
import { withoutUnseen } from '@/lib/text';

const Fields = v.object({
  name: v.string(),
  chamberOfCommerceNumber: v.string(),
  phoneNumber: v.string(),
  emailAddress: v.string(),
  zipCode: v.string(),
  houseNumber: v.string(),
  houseNumberSuffix: v.string(),
  street: v.string(),
  city: v.string(),
  planningEmail: v.string(),
  remarks: v.string(),
  isExternal: v.boolean(),
  isActive: v.boolean(),
  workAreaIds: v.array(v.string()),
});
/** The editable fields of a supplier, as typed; the first of several numbers and e-mail addresses. */
export type SupplierFields = v.InferOutput<typeof Fields>;

export const isSupplierFields = (value: unknown): value is SupplierFields => v.is(Fields, value);

export const noSupplier: SupplierFields = {
  name: '',
  chamberOfCommerceNumber: '',
  phoneNumber: '',
  emailAddress: '',
  zipCode: '',
  houseNumber: '',
  houseNumberSuffix: '',
  street: '',
  city: '',
  planningEmail: '',
  remarks: '',
  isExternal: false,
  isActive: true,
  workAreaIds: [],
};

export function fieldsOf(vendor: VendorToEdit): SupplierFields {
  const person = v.parse(Person, vendor);
  return {
    ...addressValue(homeOf(person)),
    name: vendor.name,
    chamberOfCommerceNumber: vendor.chamberOfCommerceNumber ?? '',
    phoneNumber: phoneField.read(person)[0]?.number ?? '',
    emailAddress: emailField.read(person)[0] ?? '',
    planningEmail: vendor.planningEmail ?? '',
    remarks: vendor.remarks ?? '',
    isExternal: vendor.isExternal,
    isActive: vendor.isActive,
    workAreaIds: vendor.workAreaIds,
  };
}

/** The typed values as the server will store them. */
export const asStored = (fields: SupplierFields): SupplierFields => {
  const trimmed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as SupplierFields;
  return {
    ...plainAddress(trimmed),
    chamberOfCommerceNumber: withoutUnseen(trimmed.chamberOfCommerceNumber),
    phoneNumber: readPhone(trimmed.phoneNumber) ?? trimmed.phoneNumber,
  };
};
