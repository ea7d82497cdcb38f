import { defaultConfig } from '@/domain/session/appConfig';
import { managementPage } from './management';

const config = {
  ...defaultConfig,
  managementRelativeUrl: 'techniek/beheer',
  managementSystemLogUrl: 'logboek',
};

it.each([
  ['/techniek/beheer/logboek', '/beheer/diagnostics/systemlog'],
  ['/techniek/beheer/diagnostics/servicebuserrors', '/beheer/diagnostics/servicebuserrors'],
  ['/techniek/beheer/diagnostics/servicebuserrors/a1', '/beheer/diagnostics/servicebuserrors/a1'],
  ['/techniek/beheer/lijsten/wijken', '/beheer/lijsten/wijken'],
  ['/techniek/beheer', '/beheer'],
  ['/techniek', null],
  ['/techniek/beheerder', null],
  ['/beheer/diagnostics/systemlog', null],
])('the address %s leads to the page %s', (pathname, page) => {
  expect(managementPage(config, pathname)).toBe(page);
});

it('an address of this app is not mapped where the installation has no addresses of its own', () => {
  expect(managementPage(defaultConfig, '/beheer/diagnostics/systemlog')).toBeNull();
});
