import type { QueryTag } from '@/api/http/queries';
import type { ListName } from '@/api/lists/lists';
import { PriceComponentStatus, priceComponentStatusLabel } from '@/domain/tenancy/housingLists';
import { choice, choices, line, lines } from '@/kit/form/fields';
import { ownPath, webAddress } from '@/lib/links';
import { amount, type ListFields, listForm } from './listForm';
import { listTexts as texts } from './listTexts';
import { listTitles } from './listTitles';
import { MembersField } from './MembersField';

/** The fields of the records that administrators keep in a list, and the queries that a change invalidates. */
interface Described {
  fields: ListFields;
  /** The text that is shown when the server refuses to delete a record that is in use. */
  inUse?: string;
  invalidates: readonly QueryTag[];
}

const name = line({ label: 'Naam', required: texts.required });
const title = line({ label: 'Titel', description: 'Leeg: gelijk aan de naam.' });
const code = line({ label: 'Code' });
const description = lines({ label: 'Omschrijving' });

const status = choice({
  label: 'Status',
  options: Object.values(PriceComponentStatus).map((value) => ({
    value,
    label: priceComponentStatusLabel(value),
  })),
});

/** The characters that a telephone exchange can dial. */
const NUMBER = /^[+(\d][\d\s()./-]*$/;
/** Characters that the name of a label cannot hold; a text refers to the label as `{{telefoonnummer}}` (002 §5). */
const NOT_IN_LABEL = /[^\p{L}\p{N}._-]/gu;

const described: Readonly<Record<ListName, Described>> = {
  quickDials: {
    fields: {
      name,
      phoneNumber: line({
        label: 'Telefoonnummer',
        whyNot: (typed) => (NUMBER.test(typed) && /\d\D*\d/.test(typed) ? null : texts.numberInvalid),
      }),
    },
    invalidates: ['shortcuts'],
  },
  quickLinks: {
    fields: {
      name,
      title,
      url: line({
        label: 'Adres',
        description: 'Een webadres, of een pad van dit programma zoals /dashboard.',
        whyNot: (typed) => ((webAddress(typed) ?? ownPath(typed)) ? null : texts.urlInvalid),
      }),
    },
    invalidates: ['shortcuts'],
  },
  districts: {
    fields: { name, title, code, description },
    inUse: 'De wijk heeft complexen.',
    invalidates: ['districts'],
  },
  housingTypes: {
    fields: { name, title, code, description },
    inUse: 'Er zijn eenheden van dit woningtype.',
    invalidates: ['housingTypes'],
  },
  priceComponents: {
    fields: { name, title, code, amount: amount({ label: 'Bedrag' }), status, description },
    invalidates: ['priceComponents'],
  },
  metaTags: { fields: { name, title, description }, invalidates: [] },
  smartLabels: {
    fields: {
      name: line({
        label: 'Naam',
        required: texts.required,
        description: texts.labelHint,
        strip: (typed) => typed.replace(NOT_IN_LABEL, ''),
      }),
      value: line({ label: 'Waarde', description: 'Staat in antwoorden in de plaats van het label.' }),
      description,
    },
    inUse: 'Er zijn antwoorden waarin dit label staat.',
    invalidates: [],
  },
  targetGroups: { fields: { name }, invalidates: [] },
  functionGroups: {
    fields: {
      name,
      title,
      memberIds: choices({
        label: 'Medewerkers',
        Input: MembersField,
        words: (ids) => texts.members(ids.length),
      }),
    },
    inUse: 'Er zijn open taken of zaken van deze afdelingsgroep.',
    invalidates: ['functionGroups', 'colleagues'],
  },
};

export const definitions = listTitles.map((titles) => {
  const { fields, invalidates, ...rest } = described[titles.list];
  return { ...titles, ...rest, fields, invalidates, form: listForm(titles, fields, invalidates) };
});

/** One list that administrators keep, with the form of its records. */
export type ListDefinition = (typeof definitions)[number];

/** The list that an address names; undefined if there is none. */
export const definitionAt = (path: string): ListDefinition | undefined =>
  definitions.find((one) => one.path === path);

export function definitionOf(list: ListName): ListDefinition {
  const found = definitions.find((one) => one.list === list);
  if (found === undefined) throw new Error(`No list ${list}`);
  return found;
}
