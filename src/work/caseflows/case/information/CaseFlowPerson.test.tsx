import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { aMobile, anAddress, aPerson, reachedAt } from '@mocks/db';
import { Person } from '@/domain/people/person';
import { brokenOnes } from '@/testing/badData/brokenRecords';
import { createCoreStore } from '@/testing/coreStore';
import { CaseFlowPerson } from './CaseFlowPerson';

const show = (record: object) =>
  render(
    <Provider store={createCoreStore().store}>
      <CaseFlowPerson person={v.parse(Person, record)} />
    </Provider>,
  );

const factOf = (label: string) => screen.getByText(label).nextElementSibling;

const maria = aPerson({
  name: 'M. van Dijk',
  firstName: 'Maria',
  insertion: 'van',
  lastName: 'Dijk',
  birthDate: '1994-11-11',
  roles: { customer: 'r1', prospect: 'r2' },
  ...reachedAt({
    addresses: [
      anAddress({ street: 'Kerkstraat', houseNumber: 10, houseNumberSuffix: '2' }),
      anAddress({ type: 'Postal', street: 'Postbus', houseNumber: 101 }),
    ],
    phoneNumbers: [
      aMobile('0610000731'),
      { number: '+31 (0)20 1234567', description: 'Thuis', type: 'Home', original: '' },
      { number: 'Niet bekend', description: 'Werk', type: 'Work', original: '' },
      { number: '', description: null, type: 'Unknown', original: '' },
    ],
    emailAddresses: ['maria+huur@mail.example', 'a@b.nl?bcc=boef@kwaad.nl'],
  }),
});

it('the facts show who the person is and how they can be reached', () => {
  show(maria);
  expect(factOf('Naam')).toHaveTextContent('Maria van Dijk');
  expect(factOf('Rol')).toHaveTextContent('Huurder, Woningzoekende');
  expect(factOf('Woonadres')).toHaveTextContent('Kerkstraat 10-2, 9712 AB Groningen');
  expect(factOf('Postadres')).toHaveTextContent('Postbus 101, 9712 AB Groningen');
  expect(factOf('Geboortedatum')).toHaveTextContent('11-11-1994');
  const lines = [...factOf('Telefoon')!.children].map(({ textContent }) => textContent);
  expect(lines).toEqual(['06-10000731 (Mobiel)', '+31 (0)20 1234567 (Thuis)', 'Niet bekend (Werk)']);
});

it('only numbers that can be dialled and addresses that can be mailed are links', () => {
  show(maria);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:0610000731',
    'tel:+31201234567',
    'mailto:maria%2Bhuur@mail.example',
  ]);
  expect(factOf('E-mail')).toHaveTextContent('a@b.nl?bcc=boef@kwaad.nl');
});

it('a missing home or postal address is taken from the list of addresses', () => {
  show({ ...maria, homeAddress: null, postalAddress: undefined });
  expect(factOf('Woonadres')).toHaveTextContent('Kerkstraat 10-2, 9712 AB Groningen');
  expect(factOf('Postadres')).toHaveTextContent('Postbus 101, 9712 AB Groningen');
});

it('a company has no gender', () => {
  show(
    aPerson({ type: 'legal', name: 'Zorggroep Amstel B.V.', firstName: null, lastName: null, gender: null }),
  );
  expect(factOf('Naam')).toHaveTextContent('Zorggroep Amstel B.V.');
  expect(screen.queryByText('Geslacht')).not.toBeInTheDocument();
});

it('the missing facts of a person with only an id are shown as unknown', () => {
  show({ id: 'kaal' });
  expect(factOf('Naam')).toHaveTextContent('Onbekende relatie');
  for (const label of ['Rol', 'Telefoon', 'E-mail', 'Woonadres'])
    expect(factOf(label)).toHaveTextContent('Onbekend');
  expect(screen.queryByText('Postadres')).not.toBeInTheDocument();
});

it.each(brokenOnes(maria))('the facts survive broken record %#', (record) => {
  show(record);
  expect(screen.getByText('Naam')).toBeVisible();
  expect(factOf('Correspondentie')).not.toBeEmptyDOMElement();
});
