import { documentTitle, titleOf } from './usePageTitle';

it.each([
  ['the deepest titled route', [{ title: 'Taken' }, { title: 'Berichten' }], 'Berichten'],
  ['its nearest titled parent', [{ title: 'Taken' }, {}], 'Taken'],
  ['nothing where nothing has a title', [{}, {}], undefined],
])('takes %s', (_, handles, title) => {
  expect(titleOf(handles)).toBe(title);
});

it('is the name of the product, a dash and the title', () => {
  expect(documentTitle('Thuisbalie', 'Taken')).toBe('Thuisbalie - Taken');
  expect(documentTitle('Thuisbalie', undefined)).toBe('Thuisbalie');
});
