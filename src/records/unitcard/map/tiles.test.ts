import * as v from 'valibot';
import { FoundPlace, placeQuestions } from '@/domain/properties/place';
import { FoundUnit } from '@/domain/properties/units';
import { makerOf, pointOf, tilesOf } from './tiles';

const dam = { lat: 52.3731, lon: 4.8926 };

it('The tiles around a place are shown', () => {
  const frame = { middle: pointOf(dam, 17), zoom: 17, width: 10, height: 10 };
  expect(tilesOf('/t/{z}/{x}/{y}.png', frame).map(({ url }) => url)).toEqual(['/t/17/67317/43073.png']);
});

it('The tiles cover the whole frame, and continue beyond the edge of the world', () => {
  const frame = { middle: { x: 0, y: 0 }, zoom: 2, width: 512, height: 512 };
  expect(tilesOf('{x}/{y}', frame).map(({ url }) => url)).toEqual(['3/0', '0/0']);
});

it.each([
  ['a place from Nominatim', [{ lat: '52.3731', lon: '4.8926', display_name: 'Dam' }], dam],
  [
    'a place from PDOK',
    { response: { numFound: 1, docs: [{ centroide_ll: 'POINT(4.8926 52.3731)' }] } },
    dam,
  ],
  ['nothing from Nominatim', [], null],
  ['nothing from PDOK', { response: { numFound: 0, docs: [] } }, null],
  ['an invalid place', [{ lat: 'x', lon: '4' }], null],
  ['an answer without places', { error: 'bezet' }, null],
])('An answer of the geocoder is read: %s', (_, answer, place) => {
  expect(v.parse(FoundPlace, answer)).toEqual(place);
});

it.each([
  [
    { street: 'Kerkstraat', houseNumber: 10, letter: 'A', houseNumberExtension: '2', city: 'Haarlem' },
    ['Kerkstraat 10A-2 Haarlem', 'Kerkstraat 10 Haarlem'],
  ],
  [{ street: 'Kerkstraat', houseNumber: '10', city: 'Haarlem' }, ['Kerkstraat 10 Haarlem']],
  [{ street: 'Kerkstraat', houseNumber: 10 }, []],
])('A unit with %j is looked up as %j', (unit, questions) => {
  expect(placeQuestions(v.parse(FoundUnit, { id: 'u', ...unit }))).toEqual(questions);
});

it.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'openStreetMap'],
  ['https://service.pdok.nl/brt/{z}/{x}/{y}.png', 'pdok'],
  ['https://openstreetmap.org.example/{z}/{x}/{y}.png', null],
  ['/kaart/tegels/{z}/{x}/{y}', null],
])('The maker of the tiles at %s is %s', (template, maker) => {
  expect(makerOf(template)).toBe(maker);
});
