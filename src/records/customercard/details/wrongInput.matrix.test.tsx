import { screen, waitFor, within } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { aMobile, anAddress, reachedAt } from '@mocks/db';
import { openDetails } from '@/testing/openDetails';

const INVISIBLE = 'Er staan onzichtbare tekens in. Typ de tekst opnieuw.';
const ARABIC = 'محمد';
const tooLong = (most: number) => `Gebruik hoogstens ${most} tekens.`;

/** The typed text, and the error of the field; null if there is none. */
type Typed = readonly [text: string, said: string | null];

interface Field {
  name: RegExp;
  /** The group of the field, if the form has two of that name. */
  group?: string;
  wrong: Typed;
  long: Typed;
  pasted: Typed;
  rightToLeft: Typed;
}

const text = (name: RegExp, most = 100, wrong: Typed = ['Zoë', null]): Field => ({
  name,
  wrong,
  long: ['x'.repeat(most + 1), tooLong(most)],
  pasted: ['Jan\u202Ednalla', INVISIBLE],
  rightToLeft: [ARABIC, null],
});
/**
 * Codes, numbers and addresses lose their invisible characters (`lib/text`); the text that is left is still invalid.
 */
const plain = (name: RegExp, wrong: string, said: string, long: Typed = ['9'.repeat(300), said]): Field => ({
  name,
  wrong: [wrong, said],
  long,
  pasted: [`\u200b${wrong}`, said],
  rightToLeft: [ARABIC, said],
});

const address = (group: string): Field[] =>
  [
    plain(/^Postcode/, 'Postbus', 'Vul een postcode in, bijvoorbeeld 1016 AB.'),
    plain(/^Huisnummer/, 'tien', 'Vul het huisnummer in cijfers in.'),
    { ...text(/^Toevoeging/, 10), pasted: ['hs\u202E', null] as const },
    text(/^Straat/, 100, ['  ', 'Vul een straat in.']),
    text(/^Plaats/, 100, ['  ', 'Vul een plaats in.']),
  ].map((field) => ({ ...field, group }));

const blocks: readonly (readonly [block: string, fields: readonly Field[]])[] = [
  [
    'Persoonsgegevens',
    [
      text(/^Voorletters/),
      text(/^Voornaam/),
      text(/^Tussenvoegsel/),
      text(/^Achternaam/, 100, ['  ', 'Vul een achternaam in.']),
      plain(/^Geboortedatum/, '31-02-1980', 'Vul een bestaande datum in, bijvoorbeeld 21-11-1980.'),
    ],
  ],
  [
    'Bedrijfsgegevens',
    [
      text(/^Bedrijfsnaam/, 100, ['  ', 'Vul een bedrijfsnaam in.']),
      plain(/^KvK-nummer/, '1234', 'Een KvK-nummer heeft acht cijfers.'),
    ],
  ],
  [
    'Contactgegevens',
    [
      plain(/^E-mailadres 1/, 'jan bij mail', 'Dit is geen geldig e-mailadres.', [
        `${'x'.repeat(250)}@y.nl`,
        tooLong(254),
      ]),
      plain(/^Telefoonnummer 1/, 'bel mij', 'Gebruik alleen cijfers, spaties, -, + en haakjes.', [
        '9'.repeat(31),
        tooLong(30),
      ]),
      ...address('Woonadres'),
      ...address('Postadres'),
    ],
  ],
];

it.each(blocks)('%s: each field reports its invalid value and keeps it', async (block, fields) => {
  const { user, edit } = openDetails({
    companyName: 'El Idrissi Advies',
    ...reachedAt({
      addresses: [anAddress(), anAddress({ type: 'Postal' })],
      phoneNumbers: [aMobile('0612345678')],
      emailAddresses: ['fatima@voorbeeld.nl'],
    }),
  });
  const form = await edit(block);
  const found = ({ name, group }: Field) =>
    (group ? within(form.getByRole('group', { name: group })) : form).getByRole('textbox', { name });

  for (const fault of ['wrong', 'long', 'pasted', 'rightToLeft'] as const) {
    for (const field of fields) {
      await user.clear(found(field));
      await user.click(found(field));
      await user.paste(field[fault][0]);
    }
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    for (const field of fields) {
      const [typed, said] = field[fault];
      await waitFor(() => expect(found(field)).toHaveAccessibleDescription(said ?? ''));
      expect(found(field)).toHaveValue(typed);
    }
  }
  expect(stats.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
});
