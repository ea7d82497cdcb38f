import * as v from 'valibot';
import { Contract } from '@/domain/tenancy/contract';
import { Faq } from '@/domain/knowledge/faq';
import { EMPTY_GUID } from '@/lib/guid';
import { asHtml, defaultTypeOf, tagIdOf, usualContractId, missingIn } from './contactDialogRules';

const faq = (fields: object) => v.parse(Faq, { id: 'f', ...fields });
const type = (name: string) => ({ name, category: 2 as const });

it.each([
  [['Terugbellen', 'Reparatieverzoek', 'Verzoek'], 'Reparatieverzoek'],
  [['Overig', 'VERZOEK huurder'], 'VERZOEK huurder'],
  [['Overig', 'Inspectie'], 'Overig'],
  [[], undefined],
])('Of the task types %j, the default is %s', (names, expected) => {
  expect(defaultTypeOf(names.map(type))?.name).toBe(expected);
});

it.each([
  [{ id: 't1', name: '' }, faq({ mainTag: { id: 't2' } }), 't1'],
  [null, faq({ mainTag: { id: 't2' } }), 't2'],
  [null, faq({ tags: ['t3'] }), 't3'],
  [null, faq({}), EMPTY_GUID],
  [null, null, EMPTY_GUID],
])(
  'For subject %j the tag id is that of the subject, otherwise of the question, otherwise empty',
  (subject, one, id) => {
    expect(tagIdOf(subject, one)).toBe(id);
  },
);

it.each([
  [EMPTY_GUID, EMPTY_GUID, 'Er is geen FAQ aan deze taak gekoppeld'],
  ['', 't', 'Er is geen FAQ aan deze taak gekoppeld'],
  ['f', EMPTY_GUID, 'Er is geen Tag aan deze FAQ gekoppeld'],
  ['f', 't', ''],
])('A refused task with question %j and subject %j gives the message: %s', (faqId, tagId, expected) => {
  expect(missingIn({ faqId, tagId })).toBe(expected);
});

it.each([
  [[3, 2, 1], 'c1'],
  [[1, 2], 'c0'],
  [['Expired', 'onbekend'], null],
  [[], null],
])('Of contracts with the statuses %j, the default is %s', (statuses, expected) => {
  const contracts = statuses.map((status, index) => v.parse(Contract, { id: `c${index}`, status }));
  expect(usualContractId(contracts)).toBe(expected);
});

it.each([
  ['Ja.', '<p>Ja.</p>'],
  ['Ja.\nMisschien.\n\n\nNee.', '<p>Ja.<br>Misschien.</p><p>Nee.</p>'],
  ['<b>&"', '<p>&lt;b&gt;&amp;&quot;</p>'],
  [' \n ', ''],
])('The text %j becomes %s', (text, html) => {
  expect(asHtml(text)).toBe(html);
});
