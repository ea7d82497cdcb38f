import type { ListName } from '@/api/lists/lists';
import type { QueryTag } from '@/api/http/queries';
import { PriceComponentStatus, priceComponentStatusLabel } from '@/domain/tenancy/housingLists';
import { ownPath, webAddress } from '@/lib/links';
import type { ListField } from './listFields';
import { listTexts as texts } from './listTexts';
import { type ListTitle, listTitles } from './listTitles';

/** One list that administrators keep: the fields of its records, and the queries that a change invalidates. */
export interface ListDefinition extends ListTitle {
  list: ListName;
  fields: readonly ListField[];
  /** Shown when the server refuses to delete a record that is in use. */
  inUse?: string;
  invalidates: readonly QueryTag[];
}

const name: ListField = { name: 'name', label: 'Naam', kind: 'line', isRequired: true };
const title: ListField = { name: 'title', label: 'Titel', kind: 'line', hint: 'Leeg: gelijk aan de naam.' };
const code: ListField = { name: 'code', label: 'Code', kind: 'line' };
const description: ListField = { name: 'description', label: 'Omschrijving', kind: 'lines' };

const status: ListField = {
  name: 'status',
  label: 'Status',
  kind: 'choice',
  options: Object.values(PriceComponentStatus).map((value) => ({
    value,
    label: priceComponentStatusLabel(value),
  })),
};

/** The characters that a telephone exchange can dial. */
const NUMBER = /^[+(\d][\d\s()./-]*$/;
/** Characters that the name of a label cannot hold: `{{telefoonnummer}}` (002 §5). */
const NOT_IN_LABEL = /[^\p{L}\p{N}._-]/gu;

const definitions: Readonly<Record<ListName, Omit<ListDefinition, 'list' | keyof ListTitle>>> = {
  quickDials: {
    fields: [
      name,
      {
        name: 'phoneNumber',
        label: 'Telefoonnummer',
        kind: 'line',
        whyNot: (typed) => (NUMBER.test(typed) && /\d\D*\d/.test(typed) ? null : texts.numberInvalid),
      },
    ],
    invalidates: ['shortcuts'],
  },
  quickLinks: {
    fields: [
      name,
      title,
      {
        name: 'url',
        label: 'Adres',
        kind: 'line',
        hint: 'Een webadres, of een pad van dit programma zoals /dashboard.',
        whyNot: (typed) => ((webAddress(typed) ?? ownPath(typed)) ? null : texts.urlInvalid),
      },
    ],
    invalidates: ['shortcuts'],
  },
  districts: {
    fields: [name, title, code, description],
    inUse: 'De wijk heeft complexen.',
    invalidates: ['districts'],
  },
  housingTypes: {
    fields: [name, title, code, description],
    inUse: 'Er zijn eenheden van dit woningtype.',
    invalidates: ['housingTypes'],
  },
  priceComponents: {
    fields: [name, title, code, { name: 'amount', label: 'Bedrag', kind: 'amount' }, status, description],
    invalidates: ['priceComponents'],
  },
  metaTags: { fields: [name, title, description], invalidates: [] },
  smartLabels: {
    fields: [
      { ...name, hint: texts.labelHint, strip: (typed) => typed.replace(NOT_IN_LABEL, '') },
      {
        name: 'value',
        label: 'Waarde',
        kind: 'line',
        hint: 'Staat in antwoorden in de plaats van het label.',
      },
      description,
    ],
    inUse: 'Er zijn antwoorden waarin dit label staat.',
    invalidates: [],
  },
  targetGroups: { fields: [name], invalidates: [] },
  functionGroups: {
    fields: [name, title, { name: 'memberIds', label: 'Medewerkers', kind: 'members' }],
    inUse: 'Er zijn open taken of zaken van deze afdelingsgroep.',
    invalidates: ['functionGroups', 'colleagues'],
  },
};

/** The list that an address names; undefined if there is none. */
export function definitionAt(path: string): ListDefinition | undefined {
  const found = listTitles.find((one) => one.path === path);
  return found && { ...found, ...definitions[found.list] };
}

export const definitionOf = (list: ListName): ListDefinition => {
  const found = listTitles.find((one) => one.list === list);
  if (found === undefined) throw new Error(`No list ${list}`);
  return { ...found, ...definitions[list] };
};
