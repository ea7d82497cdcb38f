import { movedTo } from './redirects';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://app');
  return movedTo({ pathname, search, hash });
};

it.each([
  ['/klantenservice', '/dashboard/taken/overzicht'],
  ['/dashboard/taken', '/dashboard/taken/overzicht'],
  ['/dashboard/taken?status=New', '/dashboard/taken/overzicht?status=New'],
  ['/dashboard/tasks', '/dashboard/taken/overzicht'],
  ['/dashboard/tasks?query=lek', '/dashboard/taken/overzicht?query=lek'],
  [`/dashboard/tasks?taskid=${ID}`, `/dashboard/taken/overzicht/${ID}/informatie`],
  ['/dashboard/tasks?taskid=12', '/error/404'],
  [`/dashboard/tasks/${ID}`, `/dashboard/taken/overzicht/${ID}/informatie`],
  ['/dashboard/tasks/12', '/error/404'],
  ['/dashboard/taken/overzicht/', '/dashboard/taken/overzicht'],
  ['/dashboard/taken/overzicht/?page=2#x', '/dashboard/taken/overzicht?page=2#x'],
  ['/dashboard//taken///overzicht', '/dashboard/taken/overzicht'],
  [`/dashboard/taken/overzicht/${ID.toUpperCase()}`, `/dashboard/taken/overzicht/${ID}`],
  ['/#/dashboard/mededelingen', '/dashboard/mededelingen'],
  ['/#!/dashboard/taken/overzicht?page=1', '/dashboard/taken/overzicht?page=1'],
  [`/#/dashboard/tasks/${ID}`, `/dashboard/taken/overzicht/${ID}/informatie`],
  ['/#//evil.example/x', '/evil.example/x'],
  ['/#/\\evil.example', '/evil.example'],
])('The address %s has moved to %s', (address, target) => {
  expect(at(address)).toBe(target);
});

it.each([
  '/',
  '/dashboard',
  '/dashboard/taken/overzicht?page=2',
  '/error/404',
  '/dashboard/mededelingen#kop',
])('The address %s stays', (address) => {
  expect(at(address)).toBeNull();
});

it('A redirect never leads to another host', () => {
  expect(movedTo({ pathname: '//evil.example/x', search: '', hash: '' })).toBe('/evil.example/x');
  expect(movedTo({ pathname: '/\\evil.example', search: '', hash: '' })).toBe('/evil.example');
});

it('A redirect leads to an address that has not moved itself', () => {
  for (const address of [
    '/klantenservice/',
    '/#!/dashboard/tasks',
    '/dashboard/tasks?taskid=x',
    '//a//b//',
  ]) {
    const target = at(address);
    expect(target === null ? null : at(target)).toBeNull();
  }
});
