import { titleOf } from './usePageTitle';

it.each([
  ['the deepest titled route', [{ title: 'Taken' }, { title: 'Berichten' }], 'Berichten'],
  ['its nearest titled parent', [{ title: 'Taken' }, {}], 'Taken'],
  ['nothing where nothing has a title', [{}, {}], undefined],
])('takes %s', (_, handles, title) => {
  expect(titleOf(handles)).toBe(title);
});
