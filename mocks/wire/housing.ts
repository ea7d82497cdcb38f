/* Units and complexes, spelled by hand. Only `id` is sure, and of a complex its `type`. */

type Loose<T> = { [K in keyof T]?: T[K] | null };

/** A unit as lists and searches give it: without its three summaries. */
export type Unit = { id: string } & Loose<{
  street: string;
  houseNumber: number | string;
  houseNumberExtension: string;
  letter: string;
  city: string;
  zipCode: string;
  addressLine: string;
  fullAddressLine: string;
  complexId: string;
  housingTypeId: string;
  code: string;
  constructionYear: number;
  energyLabel: string;
  properties: Record<string, string>;
}>;

export type Complex = { id: string; type: string } & Loose<{
  name: string;
  city: string;
  code: string;
  districtId: string;
  constructionYear: number;
}>;
